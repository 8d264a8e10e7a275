import { baseOf, declaredLanguage } from '../text/tags.ts'
import { childElements, childrenNamed, isElement, type XmlElement, type XmlNode } from './xml-tree.ts'

const captionNames = ['label', 'caption']

const isHeaded = (node: XmlElement): boolean =>
  node.name === 'table' && childrenNamed(node, 'caption').length > 0

/** The captions that tables directly below have within them, or the tables in their alternatives. */
const captionsWithin = (wrap: XmlElement): readonly XmlElement[] =>
  childElements(wrap).flatMap((child) =>
    child.name === 'alternatives'
      ? captionsWithin(child)
      : isHeaded(child)
        ? childrenNamed(child, ...captionNames)
        : [],
  )

const withoutCaptions = (element: XmlElement): XmlElement => ({
  ...element,
  children: element.children.map((node) =>
    !isElement(node)
      ? node
      : node.name === 'alternatives'
        ? withoutCaptions(node)
        : isHeaded(node)
          ? {
              ...node,
              children: node.children.filter((each) => !isElement(each) || !captionNames.includes(each.name)),
            }
          : node,
  ),
})

/** Captions before the rest; where the whole has its own, those of its tables come behind it. */
const headed = (wrap: XmlElement): XmlElement => {
  const captions = captionsWithin(wrap)
  if (captions.length === 0) return wrap
  const bare = withoutCaptions(wrap)
  const isCaption = (node: XmlElement) => captionNames.includes(node.name)
  const own = childElements(bare).filter(isCaption)
  const rest = bare.children.filter((node) => !isElement(node) || !isCaption(node))
  const [first] = childrenNamed({ ...wrap, children: own }, 'caption')
  const more = captions.filter(({ name }) => name === 'caption')
  return first === undefined
    ? { ...bare, children: [...own, ...captions, ...rest] }
    : {
        ...bare,
        children: [
          ...own.map((each) =>
            each === first
              ? { ...first, children: [...first.children, ...more.flatMap(({ children }) => children)] }
              : each,
          ),
          ...rest,
        ],
      }
}

/** A caption whose titles and paragraphs are in several languages as one caption for each of these, in their order. */
const inEachLanguage = (caption: XmlElement): readonly XmlElement[] => {
  const parts = childElements(caption).map((part) => ({ part, language: declaredLanguage(part) }))
  const languages = [...new Set(parts.flatMap(({ language }) => (language === null ? [] : [language])))]
  if (new Set(languages.map(baseOf)).size < 2 || parts.some(({ language }) => language === null))
    return [caption]
  return languages.map((own) => ({
    ...caption,
    attributes: new Map([...caption.attributes, ['xml:lang', own]]),
    children: parts.filter(({ language }) => language === own).map(({ part }) => part),
  }))
}

const split = (node: XmlNode): readonly XmlNode[] =>
  isElement(node) && node.name === 'caption' ? inEachLanguage(node) : [node]

/**
 * The tree with captions that stand inside a table, as HTML has them, around it, as JATS has them, and with a caption for each
 * language. What has none of these is the same tree.
 */
export const withCaptionsAround = (element: XmlElement): XmlElement => {
  const children = element.children
    .map((node) => (isElement(node) ? withCaptionsAround(node) : node))
    .flatMap(split)
  const same =
    children.length === element.children.length && children.every((node, at) => node === element.children[at])
      ? element
      : { ...element, children }
  return same.name === 'table-wrap' ? headed(same) : same
}
