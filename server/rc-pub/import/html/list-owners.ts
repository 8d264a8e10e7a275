import { childElements, descendants, type XmlElement } from '../xml/xml-tree.ts'

const aroundList = ['title', 'label', 'object-id', 'ref-list']

/** The parts of an article that hold one reference list under their title and nothing else, each by its list. */
export const listOwners = (article: XmlElement): ReadonlyMap<XmlElement, XmlElement> =>
  new Map(
    [...descendants(article)].flatMap((part) => {
      if (!['sec', 'app', 'ack', 'notes'].includes(part.name)) return []
      const children = childElements(part)
      const [list, ...others] = children.filter(({ name }) => name === 'ref-list')
      const isAlone = others.length === 0 && children.every(({ name }) => aroundList.includes(name))
      return list !== undefined && isAlone ? [[list, part] as const] : []
    }),
  )
