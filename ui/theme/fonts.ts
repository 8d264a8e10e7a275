import sansUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import serifUrl from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'

/** The two faces that every page shows; the host preloads them. */
export const preloadedFonts: readonly string[] = [sansUrl, serifUrl]
