import { lineCodec } from './line-codec.ts'

/** In UTF-16 units. */
export const optionLabelLimit = 100

/** The label of the option selected in the search box as `selectvalue` keeps it (C3.19); '' for none. */
export const optionLabelCodec = lineCodec(optionLabelLimit)
