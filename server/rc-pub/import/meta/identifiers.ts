import { attribute, childrenNamed, elementAt, type XmlElement } from '../xml/xml-tree.ts'
import { plainText } from '../text/plain-text.ts'

/**
 * Angle brackets end a DOI, but for those around the pages of a serial item: `…20:3<377::AID-SIM799>3.0.CO;2-N`, as
 * thousands of articles before 2003 have them.
 */
const doiPattern =
  /10\.\d{4,9}(?:\.\d+)*\/(?:[^\s"<>]|<[^\s"<>]{1,40}>(?=\d(?:\.\d)?\.[A-Z]{2};\d-[A-Z\d#]))+/i

/** A DOI as such (`10.…/…`), without resolver and scheme; '' where there is none in the text. */
export const findDoi = (raw: string): string => {
  const bracketed = raw.replace(/%3C/gi, '<').replace(/%3E/gi, '>')
  const found = doiPattern.exec(bracketed)?.[0] ?? ''
  return found.replace(/[.,;:]+$/, '')
}

/** The article's own DOI: of several the one that names all versions together. */
export const readDoi = (meta: XmlElement): string => {
  const dois = childrenNamed(meta, 'article-id').filter((each) => attribute(each, 'pub-id-type') === 'doi')
  const whole = dois.find((each) => attribute(each, 'specific-use') === '')
  return findDoi(plainText(whole ?? dois[0]))
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** Types of identifier in the order in which they serve as a key. */
const keyTypes = [
  'publisher-id',
  'pmcid',
  'pmc',
  'pmid',
  'manuscript',
  'art-access-id',
  'arxiv',
  'other',
] as const

/**
 * A name of the work that is the same at each import: its DOI in lower case, else another identifier of the file,
 * else journal and title.
 */
export const readKey = (meta: XmlElement, journal: string): string => {
  const doi = readDoi(meta)
  if (doi !== '') return doi.toLowerCase()
  const ids = childrenNamed(meta, 'article-id')
  for (const type of keyTypes) {
    const id = plainText(ids.find((each) => attribute(each, 'pub-id-type') === type))
    if (id !== '') return `${type}:${slug(journal)}:${id.toLowerCase()}`
  }
  return `title:${slug(journal)}:${slug(plainText(elementAt(meta, 'title-group', 'article-title')))}`
}
