import { constants, type BrotliOptions } from 'node:zlib'

/** How a text of so many bytes is packed, at a level from 0, the quickest, to 11, the smallest. */
export const brotliOptions = (level: number, bytes: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  },
})

/** About as quick as gzip at its usual level, and smaller by an eighth: 2 ms for a drawing of 50 KB. */
export const quickBrotli = (bytes: number): BrotliOptions => brotliOptions(5, bytes)
