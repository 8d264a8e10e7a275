/** The DOI that a term is, in lower case, bare or as an address; null for any other term. */
export function parseDoiTerm(term: string): string | null {
  const bare = term
    .trim()
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:dx\.)?doi\.org\/|^doi:\s*/, '')
  return /^10\.\d{4,9}\/\S+$/.test(bare) ? bare : null
}
