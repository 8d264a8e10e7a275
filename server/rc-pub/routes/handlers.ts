import type { calls } from '../../../adapters/http/contract/calls.ts'
import { articleHandlers } from './articles/articles.ts'
import type { BytesCall, BytesHandler, CallHandler } from './call-handler.ts'
import { channelHandlers } from './chrome/channels.ts'
import { headerFooterHandlers } from './chrome/header-footer.ts'
import { citationDownloadHandlers } from './citations/citation-download.ts'
import { citationHandlers } from './citations/citations.ts'
import { fileHandlers } from './files/files.ts'
import { periodHandlers } from './periods/periods.ts'
import { publicationHandlers } from './publications/publications.ts'
import { searchHandlers } from './search/search.ts'
import { siteHandlers } from './sites/sites.ts'

/** Two calls of one path have one handler. */
type HandledCall = Exclude<keyof typeof calls, 'periodTreeByYear' | BytesCall>

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

/** Every call that is answered with bytes, likewise. */
export const bytesHandlers: { readonly [Name in BytesCall]: BytesHandler } = {
  ...citationDownloadHandlers,
  ...fileHandlers,
}
