import { isLabel } from '../site/site-address.ts'
import type { Codec } from './codec.ts'

/** The longest label of a host name, in UTF-16 units. */
export const shortNameLimit = 63

/** A site's short-name as `sld` and `dsld` keep it (C3.19): a label of a host name in lower case. */
export const shortNameCodec: Codec<string> = {
  print: (shortName) => shortName,
  parse: (text) =>
    text.length <= shortNameLimit && isLabel(text) && text === text.toLowerCase() ? text : null,
}
