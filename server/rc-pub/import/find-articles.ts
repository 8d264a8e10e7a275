import { childElements, type XmlElement } from './xml/xml-tree.ts'

/** Elements that hold many articles: collections of repositories and answers of their services. */
const wrappers = new Set([
  'pmc-articleset',
  'articles',
  'article-set',
  'journal',
  'issue',
  'records',
  'record',
  'metadata',
  'OAI-PMH',
  'ListRecords',
  'GetRecord',
])

const localName = ({ name }: XmlElement): string => name.replace(/^.*:/, '')

/** The articles of a file: its root, or all below roots that hold many; none where there is none. */
export function articlesIn(root: XmlElement): readonly XmlElement[] {
  const name = localName(root)
  if (name === 'article') return [root.name === 'article' ? root : { ...root, name: 'article' }]
  return wrappers.has(name) ? childElements(root).flatMap(articlesIn) : []
}
