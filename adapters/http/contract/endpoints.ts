import { agreementEndpoints } from './agreement.ts'
import { albumEndpoints } from './album.ts'
import { articleMediaEndpoints } from './article-media.ts'
import { articleDetailsEndpoints } from './article-details.ts'
import { articleEndpoints } from './article.ts'
import { authorEndpoints } from './author.ts'
import { indexTermEndpoints } from './index-term.ts'
import { bookEndpoints } from './book.ts'
import { shellCalls } from './shell.ts'
import { citationEndpoints } from './citation.ts'
import { documentEndpoints } from './document.ts'
import { downloadEndpoints } from './download.ts'
import { expertEndpoints } from './expert.ts'
import { feedEndpoints } from './feed.ts'
import { fileEndpoints } from './file.ts'
import { journalDataEndpoints } from './journal-data.ts'
import { openAlertEndpoints } from './open-alerts.ts'
import { savedSearchEndpoints } from './saved-searches.ts'
import { newsEndpoints } from './news.ts'
import { periodEndpoints } from './period.ts'
import { personalAlbumEndpoints } from './personal-album.ts'
import { publicationEndpoints } from './publication.ts'
import { rankEndpoints } from './rank.ts'
import { searchEndpoints } from './search.ts'
import { passkeyEndpoints } from './passkeys.ts'
import { securityEndpoints } from './security.ts'
import { sessionEndpoints } from './session.ts'
import { siteDetailsEndpoints } from './site-details.ts'
import { siteEndpoints } from './site.ts'
import { themeEndpoints } from './theme.ts'
import { topicEndpoints } from './topic.ts'
import { vodEndpoints } from './vod.ts'

/** The calls of rc-pub, by the name that the code knows them under; each family has a file of its own. */
export const endpoints = {
  ...siteEndpoints,
  ...shellCalls,
  ...siteDetailsEndpoints,
  ...publicationEndpoints,
  ...periodEndpoints,
  ...articleEndpoints,
  ...articleDetailsEndpoints,
  ...rankEndpoints,
  ...authorEndpoints,
  ...indexTermEndpoints,
  ...journalDataEndpoints,
  ...citationEndpoints,
  ...searchEndpoints,
  ...fileEndpoints,
  ...downloadEndpoints,
  ...feedEndpoints,
  ...themeEndpoints,
  ...articleMediaEndpoints,
  ...vodEndpoints,
  ...sessionEndpoints,
  ...securityEndpoints,
  ...agreementEndpoints,
  ...passkeyEndpoints,
  ...openAlertEndpoints,
  ...savedSearchEndpoints,
  ...personalAlbumEndpoints,
  ...newsEndpoints,
  ...expertEndpoints,
  ...albumEndpoints,
  ...topicEndpoints,
  ...bookEndpoints,
  ...documentEndpoints,
} as const
