/** What begins on a line of its own where a page is shown without its styles. */
const lines = new Set(
  (
    'address article aside blockquote body br caption dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr html input legend li main nav ol optgroup option p pre search section select ' +
    'summary table tbody td textarea tfoot th thead tr ul video audio'
  ).split(' '),
)
/** What has no end. */
const single = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
/** Signs above and below the line, and words that are marked within a sentence, belong to what stands before them. */
const within = new Set(['sup', 'sub', 'i', 'em', 'mark'])

/** Sentences of an article lead to its figures and formulae as their authors wrote them. */
const isOfSentences = (name: string, attributes: string): boolean =>
  within.has(name) || attributes.includes('class="ref-')
/** Chinese is written without spaces: a link within a sentence has none around it. */
const isSentence = (text: string): boolean => /[，。：；]/.test(text)

/** Without what is not read, and with formulae as lines of their own. */
const read = (html: string): string =>
  html
    .replace(/<(script|style|template|head|svg)\b.*?<\/\1>|<!--.*?-->/gs, '')
    .replace(/<math\b.*?<\/math>/gs, '<hr>')

/**
 * The places where words of different elements follow each other without a space or a sign, as `before|behind`: a program
 * that shows a page without its styles runs them together.
 */
export function wordsTogether(html: string): readonly string[] {
  const found: string[] = []
  const open: boolean[] = []
  let before = ''
  let apart = true
  for (const [text, end, name, attributes = ''] of read(html).matchAll(
    /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>|[^<]+/g,
  )) {
    if (name === undefined) {
      if (
        !apart &&
        !isSentence(before) &&
        /[\p{L}\p{N})\]%]$/u.test(before) &&
        /^[\p{L}\p{N}([©]/u.test(text)
      )
        found.push(`${before.slice(-30)}|${text.slice(0, 30)}`)
      before = text
      apart = true
      continue
    }
    const belongs = lines.has(name) || isOfSentences(name, attributes)
    if (end === '' && !single.has(name)) open.push(belongs)
    if (end === '' ? belongs : open.pop() === true) before = ''
    apart = false
  }
  return found
}
