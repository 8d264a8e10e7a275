import sansUrl from '@fonts/inter-basic.woff2?url'
import italicUrl from '@fonts/source-serif-basic-italic.woff2?url'
import serifUrl from '@fonts/source-serif-basic.woff2?url'

/** The web fonts of every page, the two that none does without first. */
export const webFonts: readonly string[] = [sansUrl, serifUrl, italicUrl]
