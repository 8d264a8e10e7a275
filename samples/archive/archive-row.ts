/** What stands in a line of an archive, in this order. Several names or keywords are separated by semicolons. */
export const archiveColumns = [
  'doi',
  'year',
  'volume',
  'issue',
  'firstPage',
  'lastPage',
  'published',
  'columnZh',
  'columnEn',
  'titleZh',
  'titleEn',
  'authorsZh',
  'authorsEn',
  'keywordsZh',
  'keywordsEn',
] as const

export type ArchiveRow = Readonly<Record<(typeof archiveColumns)[number], string>>
