import type { EnglishWords } from './english-words.ts'
import type { failureZh } from './failure.zh.ts'

/** Words of the pages that stand for a failure, in English. */
export const failureEn: EnglishWords<typeof failureZh> = {
  'unknown.message': 'This page could not be found',
  'unknown.hint':
    'The link may have changed, or the address may be mistyped. You can go to the home page, or search for an article.',
  'unknown.search': 'Search for an article',
  'error.title': 'The page could not be opened',
  'error.message': 'Please understand the inconvenience caused by system maintenance.',
  'error.what': 'What happened',
  'error.whatText': 'The data of the site did not arrive. The fault is on our side.',
  'error.do': 'What you can do',
  'error.doText': 'Try again in a moment, or go to the home page.',
  'error.unknownText': 'No site has this name.',
  'error.unknownDo': 'Check the address, or open one of the sites.',
  'error.sites': 'The sites',
  'forbidden.title': 'This website is not open',
  'forbidden.message':
    'This website has expired, please contact the enterprise administrator for further use.',
}
