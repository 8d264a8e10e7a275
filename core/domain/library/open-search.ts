import { escapeAttribute, escapeMarkup } from '../text/escape-markup.ts'

/** What browsers and library software need in order to search a site from outside. */
export interface OpenSearchInput {
  /** Scheme and host. */
  readonly origin: string
  readonly language: string
  /** Plain text. */
  readonly name: string
  readonly description: string
  /** Absolute address of the results; the words stand where it says `searchWords`. */
  readonly results: string
  /** The icon of the site as an absolute address. */
  readonly icon: string
}

/** Stands in an address for the words that are looked for. */
export const searchWords = 'xuekanSearchTerms'

export const openSearchType = 'application/opensearchdescription+xml'

/** Where a host describes its search in a language. */
export const openSearchAddress = (language: string): string => `/opensearch.xml?lang=${language}`

/** The most characters of a short and a long name, and of a description (OpenSearch 1.1). */
const longest = { shortName: 16, longName: 48, description: 1_024 } as const

/** Longer text ends at its last character that has room, never within one. */
const cut = (text: string, most: number): string =>
  text.length <= most
    ? text
    : text
        .slice(0, most)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()

/** The name as browsers show it. */
export const searchName = (name: string): string => cut(name.trim(), longest.shortName) || 'Xuekan'

/** A description of the search of a site (OpenSearch 1.1). Law: well-formed, with no name longer than the standard allows. */
export function printOpenSearch(input: OpenSearchInput): string {
  const { origin, language, name, results } = input
  const template = results.replaceAll(searchWords, '{searchTerms}')
  const longName = cut(name.trim(), longest.longName)
  const description = cut(input.description.trim(), longest.description)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeMarkup(searchName(name))}</ShortName>`,
    `<Description>${escapeMarkup(description || searchName(name))}</Description>`,
    ...(longName === '' ? [] : [`<LongName>${escapeMarkup(longName)}</LongName>`]),
    `<Image width="16" height="16">${escapeMarkup(input.icon)}</Image>`,
    `<Url type="text/html" rel="results" template="${escapeAttribute(template)}"/>`,
    `<Url type="${openSearchType}" rel="self" template="${escapeAttribute(origin + openSearchAddress(language))}"/>`,
    `<Language>${escapeMarkup(language)}</Language>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    '<OutputEncoding>UTF-8</OutputEncoding>',
    '</OpenSearchDescription>',
    '',
  ].join('\n')
}
