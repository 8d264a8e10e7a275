import { Parser } from 'htmlparser2'

/** What begins on a line of its own where a page is shown without its styles. */
const lines = new Set(
  (
    'address article aside blockquote body br caption dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr html input legend li main nav ol optgroup option p pre search section select ' +
    'summary table tbody td textarea tfoot th thead tr ul video audio'
  ).split(' '),
)
const unread = new Set(['head', 'script', 'style', 'template', 'svg', 'math'])
/** Signs above and below the line, and words that are marked within a sentence, belong to what stands before them. */
const within = new Set(['sup', 'sub', 'i', 'em', 'mark'])

/** Sentences of an article lead to its figures and formulae as their authors wrote them. */
const isOfSentences = (name: string, kind = ''): boolean => within.has(name) || kind.startsWith('ref-')
/** Chinese is written without spaces: a link within a sentence has none around it. */
const isSentence = (text: string): boolean => /[，。：；]/.test(text)

/**
 * The places where words of different elements follow each other without a space or a sign, as `before|behind`: a program
 * that shows a page without its styles runs them together.
 */
export function wordsTogether(html: string): readonly string[] {
  const found: string[] = []
  let before = ''
  let apart = true
  let depth = 0
  const open: boolean[] = []
  const parser = new Parser({
    onopentag: (name, { class: kind }) => {
      const belongs = lines.has(name) || unread.has(name) || isOfSentences(name, kind)
      open.push(belongs)
      if (unread.has(name)) depth += 1
      if (belongs) before = ''
      apart = false
    },
    ontext: (text) => {
      if (depth > 0 || text === '') return
      if (
        !apart &&
        !isSentence(before) &&
        /[\p{L}\p{N})\]%]$/u.test(before) &&
        /^[\p{L}\p{N}([©]/u.test(text)
      )
        found.push(`${before.slice(-30)}|${text.slice(0, 30)}`)
      before = text
      apart = true
    },
    onclosetag: (name) => {
      if (unread.has(name)) depth -= 1
      if (open.pop() === true) before = ''
      apart = false
    },
  })
  parser.end(html)
  return found
}
