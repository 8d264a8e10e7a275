import { albumCalls } from './album.ts'
import { articleMediaCalls } from './article-media.ts'
import { articlePartsCalls } from './article-parts.ts'
import { articleCalls } from './article.ts'
import { authorCalls } from './author.ts'
import { bookCalls } from './book.ts'
import { chromeCalls } from './chrome.ts'
import { citationCalls } from './citation.ts'
import { documentCalls } from './document.ts'
import { downloadCalls } from './download.ts'
import { expertCalls } from './expert.ts'
import { feedCalls } from './feed.ts'
import { fileCalls } from './file.ts'
import { journalDataCalls } from './journal-data.ts'
import { newsCalls } from './news.ts'
import { periodCalls } from './period.ts'
import { publicationCalls } from './publication.ts'
import { rankCalls } from './rank.ts'
import { searchCalls } from './search.ts'
import { sessionCalls } from './session.ts'
import { sitePartCalls } from './site-parts.ts'
import { siteCalls } from './site.ts'
import { themeCalls } from './theme.ts'
import { topicCalls } from './topic.ts'
import { vodCalls } from './vod.ts'

/** The calls of rc-pub, by the name that the code knows them under; each family has a file of its own. */
export const calls = {
  ...siteCalls,
  ...chromeCalls,
  ...sitePartCalls,
  ...publicationCalls,
  ...periodCalls,
  ...articleCalls,
  ...articlePartsCalls,
  ...rankCalls,
  ...authorCalls,
  ...journalDataCalls,
  ...citationCalls,
  ...searchCalls,
  ...fileCalls,
  ...downloadCalls,
  ...feedCalls,
  ...themeCalls,
  ...articleMediaCalls,
  ...vodCalls,
  ...sessionCalls,
  ...newsCalls,
  ...expertCalls,
  ...albumCalls,
  ...topicCalls,
  ...bookCalls,
  ...documentCalls,
} as const
