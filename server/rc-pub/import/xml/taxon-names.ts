import { isElement, withChildren, type XmlElement, type XmlNode } from './xml-tree.ts'

/** Elements whose parts stand apart as words do, and touch in files. */
const apart = new Set(['tp:taxon-name'])

const isPart = (node: XmlNode | undefined): boolean =>
  node !== undefined && isElement(node) && node.name !== 'object-id'

/** A space between parts that have nothing between them: genus and species. */
const spaced = (nodes: readonly XmlNode[]): readonly XmlNode[] =>
  nodes.flatMap((node, at) => (isPart(node) && isPart(nodes[at - 1]) ? [' ', node] : [node]))

/** The tree with the parts of names of taxa apart (`tp:` of TaxPub). What has none of these is the same tree. */
export const withTaxonNamesApart = (element: XmlElement): XmlElement => {
  const same = withChildren(element, withTaxonNamesApart)
  if (!apart.has(same.name)) return same
  const parts = spaced(same.children)
  return parts.length === same.children.length ? same : { ...same, children: parts }
}
