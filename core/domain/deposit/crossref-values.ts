/** Characters that the schema of Crossref allows at most. */
export const crossrefLongest = {
  name: 60,
  suffix: 10,
  organisation: 511,
  journal: 255,
  abbreviation: 150,
  number: 32,
  page: 32,
} as const

/**
 * A name of a person as the schema has it: on one line, without digits and question marks, and cut where it is longer. ''
 * where nothing is left.
 */
export const crossrefName = (name: string): string =>
  name
    .replace(/[\p{Nd}?]+/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, crossrefLongest.name)
    .trimEnd()

/** What the schema takes for a DOI; '' for anything else. */
export const crossrefDoi = (doi: string): string =>
  /^10\.\d{4,9}\/.{1,200}$/.test(doi.trim()) ? doi.trim() : ''

/** What the schema takes for an ISSN; '' for anything else. */
export const crossrefIssn = (issn: string): string =>
  /^\d{4}-?\d{3}[\dX]$/.test(issn.trim()) ? issn.trim() : ''
