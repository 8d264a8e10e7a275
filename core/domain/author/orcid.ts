/**
 * An ORCID out of the ways in which people write it: alone, with or without hyphens, as an address of orcid.org.
 * `0000-0002-1825-0097`, or '' for what is none. Whether anybody has it is not known here.
 */
export function readOrcid(raw: string): string {
  const bare = raw.trim().replace(/^(?:https?:\/\/(?:www\.)?orcid\.org\/|orcid:\s*)/i, '')
  const groups = /^(\d{4})-?(\d{4})-?(\d{4})-?(\d{3}[\dX])\/?$/i.exec(bare)?.slice(1)
  return groups === undefined ? '' : groups.join('-').toUpperCase()
}
