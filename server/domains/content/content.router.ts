// The procedures of the shop's own pages: anybody reads help and rules.
import { helpInput, helpOutput, documentInput, documentOutput } from '#contract/content.ts'
import { renderMarkdown } from '#server/domains/blog/render-markdown.ts'
import { limitReads, reader, router } from '#server/trpc/init.ts'
import { fillSettings } from './fill-settings.ts'
import { contentText } from './content-text.ts'
import { readHelp } from './read-help.ts'

export const contentRouter = router({
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
    .input(documentInput)
    .output(documentOutput)
    .query(({ ctx: { locale, config }, input }) => ({
      html: fillSettings(renderMarkdown(contentText(locale, input.name), locale), locale, config),
    })),
})
