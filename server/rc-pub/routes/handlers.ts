import type { calls } from '../../../adapters/http/contract/calls.ts'
import { articleHandlers } from './articles/articles.ts'
import type { CallHandler } from './call-handler.ts'
import { channelHandlers } from './chrome/channels.ts'
import { citationHandlers } from './citations/citations.ts'
import { headerFooterHandlers } from './chrome/header-footer.ts'
import { periodHandlers } from './periods/periods.ts'
import { publicationHandlers } from './publications/publications.ts'
import { searchHandlers } from './search/search.ts'
import { siteHandlers } from './sites/sites.ts'

/** Two calls of one path have one handler; files and downloads are bytes and have routes of their own. */
type HandledCall = Exclude<keyof typeof calls, 'periodTreeByYear' | 'file' | 'citationDownload'>

/** Every call of the contract: one that is added there and not here does not compile. */
export const handlers: { readonly [Name in HandledCall]: CallHandler<unknown> } = {
  ...siteHandlers,
  ...headerFooterHandlers,
  ...channelHandlers,
  ...publicationHandlers,
  ...periodHandlers,
  ...articleHandlers,
  ...citationHandlers,
  ...searchHandlers,
}
