import { lineCodec } from './line-codec.ts'

/** In UTF-16 units. The longest names are e-mail addresses. */
export const userNameLimit = 254

/** The user name as its cookie holds it, decoded (C3.17); '' for nobody. */
export const userNameCodec = lineCodec(userNameLimit)
