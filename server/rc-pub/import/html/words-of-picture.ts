import { plainText } from '../text/plain-text.ts'
import { childElements, descendantsNamed, isElement, type XmlElement } from '../xml/xml-tree.ts'

const pictures = new Set(['graphic', 'inline-graphic', 'alternatives'])

/** A figure, or a box in which some publishers set the picture. */
const isFigure = (element: XmlElement): boolean =>
  element.name === 'boxed-text'
    ? descendantsNamed(element, 'graphic').length > 0
    : element.name === 'fig' || element.name === 'fig-group'

const isPicture = (element: XmlElement): boolean => {
  if (!pictures.has(element.name)) return isFigure(element)
  return (
    element.name !== 'alternatives' || childElements(element).every(({ name }) => name.endsWith('graphic'))
  )
}

/** A paragraph or a title, or its own words and then those of the figures in it. Without words its pictures are the abstract's. */
const wordsIn = (paragraph: XmlElement): readonly XmlElement[] => {
  const inner = childElements(paragraph).filter(isFigure)
  const own = paragraph.children.filter((node) => !isElement(node) || !isPicture(node))
  const isWhole = own.length === paragraph.children.length
  const words = isWhole ? paragraph : { ...paragraph, children: own }
  return [...(isWhole || plainText(words) !== '' ? [words] : []), ...inner.flatMap(blocksIn)]
}

const blocksIn = (element: XmlElement): readonly XmlElement[] =>
  childElements(element).flatMap((child) =>
    child.name === 'p' || child.name === 'title' ? wordsIn({ ...child, name: 'p' }) : blocksIn(child),
  )

/** What a graphical abstract says beside its picture. */
export const wordsOfPicture = (abstract: XmlElement): readonly XmlElement[] =>
  blocksIn({
    ...abstract,
    children: abstract.children.filter((node) => !isElement(node) || node.name !== 'title'),
  })
