import { get, getBytes } from './endpoint.ts'
import { integer, list, record, text } from './shape.ts'

/** How many ids one call may name; more are refused. */
export const mostCitedIds = 500

/**
 * Citations of articles (C3.11, C7.9), one for each id that is an article's, in the order of the ids, each once.
 * `quote` is the GB/T 7714 string in Chinese, `transQuote` that in English, each in the other language where the
 * article has none in its own. `resName` and `resString`, its title and where it appeared, follow the language header;
 * `sortId` counts from 1.
 */
const citationsAnswer = list(
  record({ id: text, resName: text, resString: text, quote: text, transQuote: text, sortId: integer }),
)

/** C7.9: citations. */
export const citationEndpoints = {
  /** `ids` is a list with commas, here and in the download. */
  batchCitations: get('front-article/batchPublicizeInfo', ['siteId', 'ids'], citationsAnswer, {
    summary: 'Citations of articles in Chinese (`quote`) and English (`transQuote`).',
  }),
  /** Opened as a page, which sends no headers: `language` and `siteId` stand in the query. */
  citationDownload: getBytes(
    'front-article/downloadCitation',
    ['siteId', 'ids', 'citationType', 'language'],
    { origin: 'known', summary: 'Citations of articles as a file in one of five formats.' },
  ),
} as const
