// The doors of the house's own pages: anybody reads help and rules.
import { helpInput, helpOutput, houseDocumentInput, houseDocumentOutput } from '#contract/house.ts'
import { renderMarkdown } from '#server/domains/blog/render-markdown.ts'
import { limitReads, reader, router } from '#server/trpc/init.ts'
import { houseText } from './house-text.ts'
import { readHelp } from './read-help.ts'

export const houseRouter = router({
  help: reader
    .input(helpInput)
    .output(helpOutput)
    .query(({ ctx, input }) => {
      // Only a search costs anything.
      if (input.search !== '') limitReads(ctx)
      return readHelp(ctx.locale, input.search)
    }),
  document: reader
    .input(houseDocumentInput)
    .output(houseDocumentOutput)
    .query(({ ctx, input }) => ({
      html: renderMarkdown(houseText(ctx.locale, input.name), ctx.locale),
    })),
})
