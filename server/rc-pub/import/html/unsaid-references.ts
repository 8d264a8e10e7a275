import { attribute, isElement, type XmlElement } from '../xml/xml-tree.ts'
import { isEmptyReference, isInsideRange } from './empty-references.ts'
import { generatedTexts } from './generated-texts.ts'
import { assignIds } from './ids.ts'

/** Parts whose references are marks of people and titles, which pages show in other ways. */
const marked = new Set(['contrib-group', 'aff', 'author-notes', 'title-group', 'journal-meta'])

/** References of an article that have no text and for which none can be generated. Abstracts know nothing of its parts. */
export const unsaidReferences = (article: XmlElement): readonly XmlElement[] => {
  const ids = assignIds([article])
  const textOf = generatedTexts([article])
  const isSaid = (xref: XmlElement): boolean =>
    attribute(xref, 'rid')
      .split(/\s+/)
      .some((id) => {
        const target = ids.elementOf(id)
        return target !== undefined && textOf(target) !== ''
      })
  const within = (element: XmlElement, inAbstract: boolean): readonly XmlElement[] =>
    marked.has(element.name)
      ? []
      : element.children.flatMap((node, index) => {
          if (!isElement(node)) return []
          if (!isEmptyReference(node))
            return within(node, inAbstract || ['abstract', 'trans-abstract'].includes(node.name))
          return isInsideRange(element.children, index) || (!inAbstract && isSaid(node)) ? [] : [node]
        })
  return within(article, false)
}
