import { preferredType } from './preferred-type.ts'

/** Descriptions of a page that are written from its content, by the name that their address gives them. */
export const writtenForms = [
  { as: 'csl-json', type: 'application/vnd.citationstyles.csl+json' },
  { as: 'json-ld', type: 'application/ld+json' },
  { as: 'linkset', type: 'application/linkset+json' },
] as const

export type WrittenForm = (typeof writtenForms)[number]['as']

/** The media type of a description that a page's signposts lead to. */
export type DescribedType =
  | (typeof writtenForms)[number]['type']
  | 'application/x-bibtex'
  | 'application/x-research-info-systems'
  | 'application/xml'

/** What programs call these types; null is the page itself, which comes first. */
const names: Readonly<Record<string, DescribedType | null>> = {
  'text/html': null,
  // what browsers of old named before text/html
  'application/xhtml+xml': null,
  'application/ld+json': 'application/ld+json',
  'application/vnd.citationstyles.csl+json': 'application/vnd.citationstyles.csl+json',
  'application/citeproc+json': 'application/vnd.citationstyles.csl+json',
  'application/x-bibtex': 'application/x-bibtex',
  'text/x-bibtex': 'application/x-bibtex',
  'application/x-research-info-systems': 'application/x-research-info-systems',
  'application/jats+xml': 'application/xml',
  'application/xml': 'application/xml',
  'text/xml': 'application/xml',
  'application/linkset+json': 'application/linkset+json',
}

const offered = Object.keys(names)

/**
 * The description that an Accept header asks for in place of a page; null for the page itself, which also answers who
 * takes nothing that is offered.
 */
export const describedTypeIn = (accept: string): DescribedType | null =>
  names[preferredType(accept, offered) ?? ''] ?? null
