import sansUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import italicUrl from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2?url'
import serifUrl from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'

/** The web fonts of every page with their basic letters (`cutFonts`), the two that none does without first. */
export const webFonts: readonly string[] = [sansUrl, serifUrl, italicUrl]
