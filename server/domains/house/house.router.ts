// The procedures of the shop's own pages: anybody reads help and rules.
import { helpInput, helpOutput, houseDocumentInput, houseDocumentOutput } from '#contract/house.ts'
import { renderMarkdown } from '#server/domains/blog/render-markdown.ts'
import { limitReads, reader, router } from '#server/trpc/init.ts'
import { fillSettings } from './fill-settings.ts'
import { houseText } from './house-text.ts'
import { readHelp } from './read-help.ts'

export const houseRouter = router({
  help: reader
    .input(helpInput)
    .output(helpOutput)
    .query(({ ctx, input }) => {
      // Only a search costs anything.
      if (input.search !== '') limitReads(ctx)
      const help = readHelp(ctx.locale, input.search)
      const fill = (text: string) => fillSettings(text, ctx.locale, ctx.config)
      const sections = help.sections.map(({ title, questions }) => ({
        title,
        questions: questions.map(({ question, html, text }) => ({
          question,
          html: fill(html),
          text: fill(text),
        })),
      }))
      return { ...help, sections }
    }),
  document: reader
    .input(houseDocumentInput)
    .output(houseDocumentOutput)
    .query(({ ctx: { locale, config }, input }) => ({
      html: fillSettings(renderMarkdown(houseText(locale, input.name), locale), locale, config),
    })),
})
