/** Codes whose menu links are marked nofollow (C2.40). */
export const nofollowCodes: readonly string[] = [
  'index',
  'directory',
  'backissue',
  'singleFirst',
  'latestOffer',
  'newItem',
  'item',
  'newNews',
  'editorial',
  'newAlbum',
  'periodIntroduce',
]

/** Holds for links of the menu; the same pages are linked without it elsewhere, so that crawlers reach them. */
export const isNofollow = (code: string): boolean => nofollowCodes.includes(code)
