import type { Codec } from './codec.ts'

/** In characters: with its name and attributes a cookie holds 4,096 bytes. */
export const credentialLimit = 3_800

/** A token as a cookie holds it (C3.17): visible ASCII, so that it can be sent in a header; '' for none. */
export const credentialCodec: Codec<string> = {
  print: (token) => token,
  parse: (text) => (text.length <= credentialLimit && /^[\x21-\x7E]*$/.test(text) ? text : null),
}
