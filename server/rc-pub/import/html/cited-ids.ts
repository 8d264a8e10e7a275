import { findDoi } from '../meta/identifiers.ts'
import { plainText } from '../text/plain-text.ts'
import { attribute, type XmlElement } from '../xml/xml-tree.ts'

/** Elements that hold an identifier of a cited work. */
export const idNames: readonly string[] = ['pub-id', 'object-id', 'article-id']

const typeOf = (id: XmlElement): string => attribute(id, 'pub-id-type').toLowerCase()

const isOf = (id: XmlElement, pattern: RegExp): boolean => pattern.test(plainText(id))

/** True of an identifier that a reference ends with as a link: a DOI, a number in PubMed, PMC or arXiv. */
export const isLinkedId = (id: XmlElement): boolean => {
  switch (typeOf(id)) {
    case 'doi':
      return findDoi(plainText(id)) !== ''
    case 'pmid':
    case 'medline':
      return isOf(id, /^\d+$/)
    case 'pmcid':
    case 'pmc':
      return isOf(id, /^(?:PMC)?\d+$/i)
    case 'arxiv':
      return isOf(id, /^[\w./:-]+$/)
    default:
      return false
  }
}

/** Types of keys that one publisher or one index uses among its own records. */
const internal = new Set(
  'aggregator art-access-id coi doaj manuscript other publisher-id publisher-manuscript'.split(' '),
)

/** True of a key that leads nobody to the work. */
export const isInternalId = (id: XmlElement): boolean => internal.has(typeOf(id))

/** What catalogues are called in front of their numbers. */
const catalogues: Readonly<Record<string, string>> = {
  isbn: 'ISBN',
  issn: 'ISSN',
  pii: 'PII',
  sici: 'SICI',
  bibcode: 'ADS',
  amsid: 'MR',
  mr: 'MR',
  zbl: 'Zbl',
  zblid: 'Zbl',
}

/** `ISBN` of a number of that kind; '' where the number stands for itself. */
export const catalogueName = (id: XmlElement): string => catalogues[typeOf(id)] ?? ''

const addresses: Readonly<Record<string, string>> = {
  bibcode: 'https://ui.adsabs.harvard.edu/abs/',
  amsid: 'https://mathscinet.ams.org/mathscinet-getitem?mr=',
  mr: 'https://mathscinet.ams.org/mathscinet-getitem?mr=',
  zbl: 'https://zbmath.org/?q=an:',
  zblid: 'https://zbmath.org/?q=an:',
  handle: 'https://hdl.handle.net/',
}

/** Where a catalogue shows the work; '' where nothing tells. */
export const catalogueAddress = (id: XmlElement): string => {
  const address = addresses[typeOf(id)]
  const number = plainText(id)
  return address === undefined || !/^\S+$/.test(number)
    ? ''
    : address + encodeURIComponent(number).replaceAll('%2F', '/')
}

/** True of a number that stays where a written reference has it: readers know its kind from the words before. */
export const staysInText = (id: XmlElement): boolean =>
  idNames.includes(id.name) &&
  plainText(id) !== '' &&
  !isLinkedId(id) &&
  !isInternalId(id) &&
  attribute(id, 'xlink:href') + catalogueAddress(id) === ''
