/** Without its hyphen; '' for what is none. */
export const bareIssn = (raw: string): string => {
  const issn = raw.replace(/[^0-9Xx]/g, '').toUpperCase()
  return /^\d{7}[\dX]$/.test(issn) ? issn : ''
}
