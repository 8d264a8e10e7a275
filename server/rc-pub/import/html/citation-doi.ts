import { findDoi } from '../meta/identifiers.ts'
import { plainText } from '../text/plain-text.ts'
import { attribute, descendantsNamed, isElement, type XmlElement, type XmlNode } from '../xml/xml-tree.ts'
import { gap } from './citation-gaps.ts'

const typeOf = (element: XmlElement): string =>
  attribute(element, 'pub-id-type') ||
  attribute(element, 'ext-link-type') ||
  attribute(element, 'assigning-authority')

/** The identifiers of a cited work that an attribute names by this type. */
export const typedIds = (citation: XmlElement, ...types: readonly string[]): readonly string[] =>
  descendantsNamed(citation, 'pub-id', 'object-id', 'article-id', 'ext-link', 'uri')
    .filter((each) => types.includes(typeOf(each).toLowerCase()))
    .map((each) => plainText(each) || attribute(each, 'xlink:href'))
    .filter((id) => id !== '')

/** Text nodes one by one: those of neighbouring elements never make one word. */
function* textsIn(node: XmlNode): Generator<string> {
  if (!isElement(node)) yield node
  else if (!['pub-id', 'object-id'].includes(node.name))
    for (const child of node.children) yield* textsIn(child)
}

/** `10.…` of an address that resolves DOIs; '' of any other. */
const doiOfAddress = (href: string): string => {
  if (!/^(?:https?:)?\/\/[^/]*doi[^/]*\/|^doi:/i.test(href)) return ''
  try {
    return findDoi(decodeURIComponent(href))
  } catch {
    return findDoi(href)
  }
}

const first = (candidates: readonly string[]): string => candidates.find((each) => each !== '') ?? ''

/**
 * The DOI of a cited work: what an attribute types as one, else the address of a resolver, else what a single run of
 * text names as one.
 */
export const citedDoi = (citation: XmlElement): string => {
  const typed = first(typedIds(citation, 'doi').map(findDoi))
  if (typed !== '') return typed
  const links = descendantsNamed(citation, 'ext-link', 'uri')
  const linked = first(
    links.flatMap((link) => [doiOfAddress(attribute(link, 'xlink:href')), doiOfAddress(plainText(link))]),
  )
  if (linked !== '') return linked
  return first(
    [...textsIn(citation)].map((text) =>
      findDoi(/\b(?:doi\s*:?\s*|doi\.org\/)(10\.\S+)/i.exec(text)?.[1] ?? ''),
    ),
  )
}

/** True of a link that leads to this DOI or is worded as it, which comes back at the end of the reference. */
export const linksTo = (element: XmlElement, doi: string): boolean => {
  if (doi === '' || !['ext-link', 'uri'].includes(element.name)) return false
  const own = doi.toLowerCase()
  const text = plainText(element)
  return (
    doiOfAddress(attribute(element, 'xlink:href')).toLowerCase() === own ||
    (findDoi(text).toLowerCase() === own &&
      (typeOf(element) === 'doi' || /^(?:https?:\/\/[^/]*doi[^/]*\/|doi:?\s*)?10\./i.test(text)))
  )
}

/** What announces an identifier in words. */
const announcement =
  /(?:\b(?:available (?:at|from)|doi|pmid|pmcid|pubmed)\s*:?|https?:\/\/(?:dx\.)?doi\.org\/?)\s*$/i

/** A text with a gap for the words that announce the identifier behind it, which has gone. */
export const withoutAnnouncement = (text: string): string => text.replace(announcement, gap)

/** A text with a gap for the work's own DOI at its end, and what announces it. */
export const withoutDoi = (text: string, doi: string): string => {
  if (doi === '') return text
  const at = text.toLowerCase().lastIndexOf(doi.toLowerCase())
  const behind = text.slice(at + doi.length)
  if (at < 0 || !/^[\s.,;)\]]*$/.test(behind)) return text
  return withoutAnnouncement(text.slice(0, at)) + gap + behind
}
