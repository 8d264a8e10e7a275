import { webLink } from '../channel/web-link.ts'
import { isUiLanguage, type UiLanguage } from '../language/ui-language.ts'
import { isLabel } from '../site/site-address.ts'
import { asSiteId, type SiteId } from '../site/site.ts'
import type { Codec } from './codec.ts'
import { lineCodec } from './line-codec.ts'

/**
 * The codec of a value that may be absent: null is printed as ''. Where `codec` has a value for '', that is not read
 * any more. Law: `parse(print(value))` is `value`, null too.
 */
export const optional = <T>({ print, parse }: Codec<T>): Codec<T | null> => ({
  print: (value) => (value === null ? '' : print(value)),
  parse: (text) => (text === '' ? null : parse(text)),
})

/** The language as its cookie holds it (C3.17): `zh` or `en`. */
export const languageCodec: Codec<UiLanguage> = {
  print: (language) => language,
  parse: (text) => (isUiLanguage(text) ? text : null),
}

/** The address of a member's picture (C4.7); '' for none. Law: null for what is no web link as it stands. */
export const headPictureCodec: Codec<string> = {
  print: (address) => address,
  parse: (text) => (text === '' || webLink(text) === text ? text : null),
}

/** A name that is only ever cleared (C3.17): whatever stands there, nothing is read. */
export const reservedCodec: Codec<null> = { print: () => '', parse: () => null }

/** In UTF-16 units. */
export const optionLabelLimit = 100

/** The label of the option selected in the search box as `selectvalue` keeps it (C3.19); '' for none. */
export const optionLabelCodec = lineCodec(optionLabelLimit)

/** The longest label of a host name, in UTF-16 units. */
export const shortNameLimit = 63

/** A site's short-name as `sld` and `dsld` keep it (C3.19): a label of a host name in lower case. */
export const shortNameCodec: Codec<string> = {
  print: (shortName) => shortName,
  parse: (text) =>
    text.length <= shortNameLimit && isLabel(text) && text === text.toLowerCase() ? text : null,
}

/** A site's id as `siteId` keeps it (C3.19): 1 to 64 characters of visible ASCII, as a header takes them. */
export const siteIdCodec: Codec<SiteId> = {
  print: (siteId) => siteId,
  parse: (text) => (/^[\x21-\x7E]{1,64}$/.test(text) ? asSiteId(text) : null),
}

/** The slide that a banner shows as `bannerActive` keeps it (C3.19): its index from 0, in decimal digits. */
export const slideIndexCodec: Codec<number> = {
  print: (index) => String(index),
  parse: (text) => (/^(?:0|[1-9]\d{0,3})$/.test(text) ? Number(text) : null),
}
