import type { Codec } from './codec.ts'

/** A name that is only ever cleared (C3.17): whatever stands there, nothing is read. */
export const reservedCodec: Codec<null> = { print: () => '', parse: () => null }
