import type { ContentLanguage } from '../language/content-language.ts'
import { escapeAttribute } from '../text/escape-markup.ts'
import type { SafeHtml } from '../text/safe-html.ts'
import type { TextPair } from './pair-texts.ts'

/** In which language each side is. */
export interface PairLanguages {
  readonly own: ContentLanguage
  readonly other: ContentLanguage
}

/** Id of the element that says what a paragraph's switch does. */
export const flipNameId = 'flip-name'

/**
 * Paired texts as one piece of HTML: a row for each pair, with a switch by which a narrow window shows the other side in
 * place of the first. What is shown once is the first text's, with the other's caption below its own. Laws: every id is
 * there once, the first text's where both have it, so that links of both arrive. What is added is our own markup.
 */
export function printPairs(pairs: readonly TextPair[], languages: PairLanguages): SafeHtml {
  const taken = new Set(pairs.flatMap(({ own, ids }) => [...idsIn(own), ids?.[0] ?? '']))
  const written = pairs.map((pair) => {
    const { kind, ids = ['', ''] } = pair
    const own = side('own', languages.own, pair.own, ids[0])
    if (kind === 'once')
      return `<div class="once">${withCaption(pair.own, captionOf(pair.other), languages.other)}</div>`
    const other = side('other', languages.other, withoutIds(pair.other, taken), untaken(ids[1], taken))
    if (kind === 'pair' && (pair.own === '' || pair.other === ''))
      return `<div class="alone">${pair.own === '' ? other : own}</div>`
    return kind === 'heading'
      ? `<div class="heads">${own}${other}</div>`
      : `<div class="pair"><input type="checkbox" class="flip" aria-labelledby="${flipNameId}">${own}${other}</div>`
  })
  return written.join('') as SafeHtml
}

const side = (name: string, language: ContentLanguage, html: string, id: string): string =>
  `<div class="${name}"${id === '' ? '' : ` id="${id}"`} lang="${escapeAttribute(language)}">${html}</div>`

/** The id where nothing bears it yet, else ''. */
function untaken(id: string, taken: Set<string>): string {
  if (taken.has(id)) return ''
  taken.add(id)
  return id
}

const idsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<[a-z][^<>]*?\sid="([^"]*)"/g)].map(([, id = '']) => id)

/** Without what would stand twice; the first of two goes to it. */
function withoutIds(html: string, taken: Set<string>): string {
  return html.replace(/(<[a-z][^<>]*?)\sid="([^"]*)"/g, (all, before: string, id: string) =>
    untaken(id, taken) === '' ? before : all,
  )
}

const captionOf = (html: string): string =>
  /^<figure\b/.test(html)
    ? (/<figcaption\b[^<>]*>((?:(?!<\/figcaption>)[^])*)<\/figcaption>/.exec(html)?.[1] ?? '')
    : ''

/** The caption in the other language stands at the end of the first one. */
function withCaption(html: string, caption: string, language: ContentLanguage): string {
  const end = html.indexOf('</figcaption>')
  if (caption === '' || end < 0) return html
  const second = `<div class="second" lang="${escapeAttribute(language)}">${withoutEvery(caption)}</div>`
  return html.slice(0, end) + second + html.slice(end)
}

const withoutEvery = (html: string): string => html.replace(/(<[a-z][^<>]*?)\sid="[^"]*"/g, '$1')
