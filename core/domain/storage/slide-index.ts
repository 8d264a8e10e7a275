import type { Codec } from './codec.ts'

/** The slide that a banner shows as `bannerActive` keeps it (C3.19): its index from 0, in decimal digits. */
export const slideIndexCodec: Codec<number> = {
  print: (index) => String(index),
  parse: (text) => (/^(?:0|[1-9]\d{0,3})$/.test(text) ? Number(text) : null),
}
