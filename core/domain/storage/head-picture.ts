import { webLink } from '../channel/web-link.ts'
import type { Codec } from './codec.ts'

/** The address of a member's picture (C4.7); '' for none. Law: null for what is no web link as it stands. */
export const headPictureCodec: Codec<string> = {
  print: (address) => address,
  parse: (text) => (text === '' || webLink(text) === text ? text : null),
}
