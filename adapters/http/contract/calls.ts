import { articleCalls } from './article.ts'
import { chromeCalls } from './chrome.ts'
import { citationCalls } from './citation.ts'
import { fileCalls } from './file.ts'
import { periodCalls } from './period.ts'
import { publicationCalls } from './publication.ts'
import { searchCalls } from './search.ts'
import { siteCalls } from './site.ts'

/** The calls of rc-pub, by the name that the code knows them under; each family has a file of its own. */
export const calls = {
  ...siteCalls,
  ...chromeCalls,
  ...publicationCalls,
  ...periodCalls,
  ...articleCalls,
  ...citationCalls,
  ...searchCalls,
  ...fileCalls,
} as const
