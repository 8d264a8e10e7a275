import { asSiteId, type SiteId } from '../site/site.ts'
import type { Codec } from './codec.ts'

/** A site's id as `siteId` keeps it (C3.19): 1 to 64 characters of visible ASCII, as a header takes them. */
export const siteIdCodec: Codec<SiteId> = {
  print: (siteId) => siteId,
  parse: (text) => (/^[\x21-\x7E]{1,64}$/.test(text) ? asSiteId(text) : null),
}
