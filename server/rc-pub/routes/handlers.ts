import type { endpoints } from '@xuekan/rc-pub/contract'
import { agreementHandlers } from './agreements/agreements.ts'
import { albumHandlers } from './albums/albums.ts'
import { articleDetailsHandlers } from './articles/article-details.ts'
import { articleHandlers } from './articles/articles.ts'
import { journalDataHandlers } from './articles/journal-data.ts'
import { downloadHandlers } from './articles/download.ts'
import { authHandlers } from './auth/auth.ts'
import { passkeyHandlers } from './auth/passkeys.ts'
import { exportedDataHandlers, securityHandlers } from './auth/security.ts'
import { thirdPartyHandlers } from './auth/third-parties.ts'
import { authorHandlers } from './authors/authors.ts'
import { bookCloudHandlers } from './books/book-cloud.ts'
import { bookHandlers } from './books/books.ts'
import type { BytesEndpoint, BytesHandler, EndpointHandler } from './endpoint-handler.ts'
import { basicInfoHandlers } from './shell/basic-info.ts'
import { channelHandlers } from './shell/channels.ts'
import { headerFooterHandlers } from './shell/header-footer.ts'
import { moduleHandlers } from './shell/modules.ts'
import { toolsHandlers } from './shell/tools.ts'
import { citationDownloadHandlers } from './citations/citation-download.ts'
import { citationHandlers } from './citations/citations.ts'
import { documentHandlers } from './documents/documents.ts'
import { expertHandlers } from './experts/experts.ts'
import { feedHandlers } from './feeds/feeds.ts'
import { harvestHandlers } from './harvest/harvest.ts'
import { uploadHandlers } from './files/file-upload.ts'
import { fileHandlers } from './files/files.ts'
import { indexTermHandlers } from './index-terms/index-terms.ts'
import { newsJumpHandlers } from './news/news-jump.ts'
import { newsHandlers } from './news/news.ts'
import { periodHandlers } from './periods/periods.ts'
import { publicationHandlers } from './publications/publications.ts'
import { rankHandlers } from './ranks/ranks.ts'
import { conditionHandlers } from './search/conditions.ts'
import { otherHandlers } from './search/others.ts'
import { searchExportHandlers } from './search/search-export.ts'
import { searchHandlers } from './search/search.ts'
import { captchaHandlers, captchaSoundHandlers, proofOfWorkHandlers } from './auth/captcha.ts'
import { openAlertHandlers } from './session/open-alerts.ts'
import { memberDownloadHandlers } from './session/member-downloads.ts'
import { personalAlbumHandlers } from './session/personal-albums.ts'
import { favouriteHandlers } from './session/favourites.ts'
import { savedSearchHandlers } from './session/saved-searches.ts'
import { subscriptionHandlers } from './session/subscriptions.ts'
import { sessionHandlers } from './session/session.ts'
import { siteHandlers } from './sites/sites.ts'
import { themeHandlers } from './themes/themes.ts'
import { topicHandlers } from './topics/topics.ts'
import { pictureHandlers } from './pictures/pictures.ts'
import { tableCsvHandlers } from './tables/table-csv.ts'
import { tableHandlers } from './tables/tables.ts'
import { vodBytesHandlers } from './vod/vod-bytes.ts'
import { vodHandlers } from './vod/vod.ts'

/** Two calls of one path have one handler. */
type HandledEndpoint = Exclude<keyof typeof endpoints, 'periodTreeByYear' | BytesEndpoint>

/** Every call of the contract: one that is added there and not here does not compile. */
export const handlers: { readonly [Name in HandledEndpoint]: EndpointHandler<unknown> } = {
  ...siteHandlers,
  ...headerFooterHandlers,
  ...channelHandlers,
  ...toolsHandlers,
  ...moduleHandlers,
  ...basicInfoHandlers,
  ...conditionHandlers,
  ...otherHandlers,
  ...publicationHandlers,
  ...periodHandlers,
  ...articleHandlers,
  ...articleDetailsHandlers,
  ...rankHandlers,
  ...authorHandlers,
  ...indexTermHandlers,
  ...journalDataHandlers,
  ...citationHandlers,
  ...searchHandlers,
  ...sessionHandlers,
  ...favouriteHandlers,
  ...subscriptionHandlers,
  ...captchaHandlers,
  ...proofOfWorkHandlers,
  ...openAlertHandlers,
  ...savedSearchHandlers,
  ...memberDownloadHandlers,
  ...personalAlbumHandlers,
  ...authHandlers,
  ...thirdPartyHandlers,
  ...securityHandlers,
  ...agreementHandlers,
  ...passkeyHandlers,
  ...uploadHandlers,
  ...pictureHandlers,
  ...tableHandlers,
  ...vodHandlers,
  ...newsHandlers,
  ...newsJumpHandlers,
  ...expertHandlers,
  ...albumHandlers,
  ...topicHandlers,
  ...bookCloudHandlers,
  ...bookHandlers,
  ...documentHandlers,
}

/** Every call that is answered with bytes, likewise. */
export const bytesHandlers: { readonly [Name in BytesEndpoint]: BytesHandler } = {
  ...searchExportHandlers,
  ...exportedDataHandlers,
  ...captchaSoundHandlers,
  ...citationDownloadHandlers,
  ...fileHandlers,
  ...downloadHandlers,
  ...feedHandlers,
  ...harvestHandlers,
  ...tableCsvHandlers,
  ...themeHandlers,
  ...vodBytesHandlers,
}
