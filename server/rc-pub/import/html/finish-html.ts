import { keepUnits } from './keep-units.ts'
import { textOfHtml } from './write-html.ts'

/** Ids that something in the HTML bears. */
const idsIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? ''))

const formula = '<math>(?:(?!</math>)[\\s\\S])*</math>'
/** What a line may not break from a formula; Chinese text breaks anywhere but before its closing punctuation. */
const touching = '(?:[^\\s<>\\p{Script=Han}\\u3000-\\u303f\\uff00-\\uffef]|[\\u00a0\\u202f]){0,10}'
const attached = new RegExp(`(?:${formula}${touching}){1,3}[，。；：、）］》]?`, 'gu')
const lead = new RegExp(`${touching}[（［《]?$`, 'u')
/** More code units than a lead has. */
const longestLead = 24

/** Characters of a formula that may be wider than the window of a phone, and so has to break. */
const longest = 40

/** Browsers break a line beside a formula even where a letter or a comma touches it; a span without a class keeps them. */
const keepTogether = (html: string): string => {
  const parts: string[] = []
  let end = 0
  // what stands before a formula is looked for from the formula: from each letter it would take as long as the rest
  for (const { 0: rest, index } of html.matchAll(attached)) {
    const [before = ''] = lead.exec(html.slice(Math.max(end, index - longestLead), index)) ?? []
    const all = before + rest
    const isAlone = before === '' && /^<math>(?:(?!<math>)[\s\S])*<\/math>$/.test(rest)
    parts.push(html.slice(end, index - before.length))
    parts.push(isAlone || textOfHtml(all).length > longest ? all : `<span>${all}</span>`)
    end = index + rest.length
  }
  return parts.join('') + html.slice(end)
}

/**
 * Last touches on HTML that this room has written: a link to something that is not there keeps its text alone, a
 * way back from a note that nothing marks goes, a heading without an id gets one, a formula in a line stays with what
 * touches it, and a number with its unit.
 */
export const finishHtml = (html: string): string => {
  const ids = idsIn(html)
  let headings = 0
  return keepTogether(keepUnits(html))
    .replace(/ ?<a href="#([^"]*)" class="backlink"[^>]*>[^<]*<\/a>/g, (link, id: string) =>
      ids.has(id) ? link : '',
    )
    .replace(/<a href="#([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, (link, id: string, inner: string) =>
      ids.has(id) ? link : inner,
    )
    .replace(/<h([2-6])>/g, (_, level: string) => {
      headings += 1
      return `<h${level} id="s-part-${headings}">`
    })
}
