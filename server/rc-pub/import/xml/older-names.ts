import { withMembersInCollaborations } from './collaboration-members.ts'
import { withContributorTypes } from './contributor-types.ts'
import {
  attribute,
  childElements,
  childrenNamed,
  isElement,
  withChildren,
  type XmlElement,
  type XmlNode,
} from './xml-tree.ts'

const created = (name: string, line: number, children: readonly XmlNode[]): XmlElement => ({
  name,
  attributes: new Map(),
  children,
  line,
})

const renamed = (element: XmlElement, name: string, children = element.children): XmlElement => ({
  ...element,
  name,
  children,
})

const numberNames = ['contract-num', 'grant-num']
const sponsorNames = ['contract-sponsor', 'grant-sponsor']
const rightsNames = ['copyright-statement', 'copyright-year', 'copyright-holder', 'license']
const olderNames = new Set([...numberNames, ...sponsorNames, ...rightsNames, 'custom-meta-wrap'])

/** Sponsors with the numbers that point at them, as awards; a number without a sponsor is an award by itself. */
const awardsOf = (meta: XmlElement): readonly XmlElement[] => {
  const numbers = childrenNamed(meta, ...numberNames)
  const sponsors = childrenNamed(meta, ...sponsorNames)
  const pointsAt = (number: XmlElement, sponsor: XmlElement): boolean =>
    (attribute(number, 'rid') !== '' &&
      attribute(number, 'rid').split(/\s+/).includes(attribute(sponsor, 'id'))) ||
    (attribute(sponsor, 'rid') !== '' &&
      attribute(sponsor, 'rid').split(/\s+/).includes(attribute(number, 'id')))
  const award = (parts: readonly XmlElement[]): readonly XmlElement[] =>
    parts[0] === undefined ? [] : [created('award-group', parts[0].line, parts)]
  const named = (sponsor: XmlElement): XmlElement => {
    const ids = childElements(sponsor).filter((each) => attribute(each, 'content-type') === 'fundref-id')
    return renamed(
      sponsor,
      'funding-source',
      sponsor.children.map((node) =>
        isElement(node) && ids.includes(node) ? renamed(node, 'institution-id') : node,
      ),
    )
  }
  const numbered = (number: XmlElement): XmlElement => renamed(number, 'award-id')
  const alone = numbers.filter((number) => !sponsors.some((sponsor) => pointsAt(number, sponsor)))
  return [
    ...sponsors.flatMap((sponsor) =>
      award([
        named(sponsor),
        ...numbers.filter((number) => pointsAt(number, sponsor)).map(numbered),
        ...(sponsors.length === 1 ? alone.map(numbered) : []),
      ]),
    ),
    ...(sponsors.length === 1 ? [] : alone.flatMap((number) => award([numbered(number)]))),
  ]
}

const group = (name: string, children: readonly XmlElement[]): readonly XmlElement[] =>
  children[0] === undefined ? [] : [created(name, children[0].line, children)]

const presentMeta = (meta: XmlElement): XmlElement => {
  if (!childElements(meta).some((child) => olderNames.has(child.name))) return meta
  const own = meta.children.filter((node) => !isElement(node) || !olderNames.has(node.name))
  const customs = childrenNamed(meta, 'custom-meta-wrap').map((wrap) => renamed(wrap, 'custom-meta-group'))
  return renamed(meta, meta.name, [
    ...own,
    ...group('permissions', childrenNamed(meta, ...rightsNames)),
    ...group('funding-group', awardsOf(meta)),
    ...customs,
  ])
}

const metaNames = new Set(['article-meta', 'front-stub'])
const around = new Set(['article', 'sub-article', 'response', 'front'])

/** Paragraphs of a licence by the name that they have now. */
const presentLicense = (license: XmlElement): XmlElement =>
  renamed(
    license,
    license.name,
    license.children.map((node) =>
      isElement(node) && node.name === 'p' ? renamed(node, 'license-p') : node,
    ),
  )

const withPresentLicense = (element: XmlElement): XmlElement =>
  withChildren(element, (child) => {
    if (child.name === 'permissions') return withPresentLicense(child)
    return child.name === 'license' && childrenNamed(child, 'p').length > 0 ? presentLicense(child) : child
  })

/**
 * The tree with the metadata of articles as JATS has it now: rights, contracts, grants and custom metadata that NLM 2
 * keeps beside each other are grouped, paragraphs of licences renamed, members of a collaboration in it, and contributors have
 * the part that their group tells. What has none of these is the same tree.
 */
export const withPresentNames = (element: XmlElement): XmlElement =>
  withChildren(element, (child) => {
    if (metaNames.has(child.name))
      return withPresentLicense(presentMeta(withContributorTypes(withMembersInCollaborations(child))))
    return around.has(child.name) ? withPresentNames(child) : child
  })
