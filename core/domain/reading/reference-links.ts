import { citeAsUrl } from '../article/doi.ts'
import { escapeText } from '../route/escape.ts'

/** Where a cited work can be looked up. */
export const referenceRegisters = ['doi', 'crossref', 'pubmed', 'scholar'] as const
export type ReferenceRegister = (typeof referenceRegisters)[number]

export interface ReferenceLink {
  readonly register: ReferenceRegister
  readonly url: string
}

/** What is known of a cited work; '' for what is not. */
export interface KnownReference {
  readonly doi: string
  readonly pmid: string
  /** The whole entry as plain text. */
  readonly text: string
}

const longestQuery = 240

/**
 * Where a cited work can be looked up: by its identifiers where it has them, else by its words. A demonstration DOI is in
 * no register. Laws: each address is of https and has its words escaped; each register stands once.
 */
export function referenceLinks({ doi, pmid, text }: KnownReference): readonly ReferenceLink[] {
  const resolved = citeAsUrl(doi)
  const words = text
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const shortened = [...words].slice(0, longestQuery).join('')
  const links: readonly (ReferenceLink | null)[] = [
    resolved === '' ? null : { register: 'doi', url: resolved },
    resolved === ''
      ? null
      : { register: 'crossref', url: `https://search.crossref.org/search/works?q=${escapeText(doi)}` },
    /^\d+$/.test(pmid)
      ? { register: 'pubmed', url: `https://pubmed.ncbi.nlm.nih.gov/${pmid}/` }
      : resolved === ''
        ? null
        : { register: 'pubmed', url: `https://pubmed.ncbi.nlm.nih.gov/?term=${escapeText(doi)}` },
    shortened === ''
      ? null
      : {
          register: 'scholar',
          url: `https://scholar.google.com/scholar?q=${escapeText(resolved === '' ? shortened : doi)}`,
        },
  ]
  return links.filter((link) => link !== null)
}
