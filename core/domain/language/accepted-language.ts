import { uiLanguages, type UiLanguage } from './ui-language.ts'

/** Ranges beyond these are not read: no browser sends more. */
const mostRanges = 50

/**
 * The language of the interface that an Accept-Language header prefers (RFC 9110, 12.5.4): the one of the greatest weight, of
 * equal ones the one named first; null where it takes neither by name. Total.
 */
export function acceptedLanguage(header: string): UiLanguage | null {
  let best: UiLanguage | null = null
  let most = 0
  for (const part of header.split(',').slice(0, mostRanges)) {
    const [range = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase())
    const language = uiLanguages.find((each) => range === each || range.startsWith(`${each}-`))
    const given = parameters.find((each) => each.startsWith('q='))?.slice('q='.length) ?? '1'
    const weight = /^(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(given) ? Number(given) : 1
    if (language !== undefined && weight > most) [best, most] = [language, weight]
  }
  return best
}
