import { attribute, childrenNamed, type XmlElement } from '../xml/xml-tree.ts'

const ridsOf = (element: XmlElement): readonly string[] =>
  attribute(element, 'rid')
    .split(/\s+/)
    .filter((rid) => rid !== '')

/** References to institutions that stand with a person or with a group of people, also alone in an `aff` of theirs. */
export const affiliationXrefs = (element: XmlElement): readonly XmlElement[] =>
  [element, ...childrenNamed(element, 'aff')]
    .flatMap((each) => childrenNamed(each, 'xref'))
    .filter((xref) => attribute(xref, 'ref-type') === 'aff')

/** Ids that a person or a group of people points at for where they work, by reference or as an attribute. */
const ownRids = (element: XmlElement): readonly string[] => [
  ...affiliationXrefs(element).flatMap(ridsOf),
  ...ridsOf(element),
]

/** Ids of the institutions of a person: own ones, and those of the group that the person stands in. */
export const affiliationRids = (
  contributor: XmlElement,
  groups: readonly XmlElement[],
): readonly string[] => [
  ...ownRids(contributor),
  ...groups.filter(({ children }) => children.includes(contributor)).flatMap(ownRids),
]
