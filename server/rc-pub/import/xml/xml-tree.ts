/** An XML document as read: elements, and text as plain strings. Comments and processing instructions are gone. */
export type XmlNode = XmlElement | string

export interface XmlElement {
  /** The local name; elements of a foreign namespace carry its usual prefix (`mml:mi`, `ali:license_ref`). */
  readonly name: string
  /** By name as usually written: `id`, `xlink:href`, `xml:lang`. */
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlNode[]
  /** Line of the start tag in the file, from 1. */
  readonly line: number
}

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string'

/** The attribute's value, '' where the element has none. */
export const attribute = (element: XmlElement, name: string): string => element.attributes.get(name) ?? ''

export const childElements = (element: XmlElement): readonly XmlElement[] =>
  element.children.filter(isElement)

/** The children with one of these names, in document order. */
export const childrenNamed = (element: XmlElement, ...names: readonly string[]): readonly XmlElement[] =>
  childElements(element).filter((child) => names.includes(child.name))

/** The first child with one of these names. */
export const childNamed = (element: XmlElement, ...names: readonly string[]): XmlElement | undefined =>
  childElements(element).find((child) => names.includes(child.name))

/** All elements below this one, in document order. */
export function* descendants(element: XmlElement): Generator<XmlElement> {
  for (const child of element.children) {
    if (!isElement(child)) continue
    yield child
    yield* descendants(child)
  }
}

/** The elements below with one of these names, in document order. */
export const descendantsNamed = (element: XmlElement, ...names: readonly string[]): readonly XmlElement[] =>
  [...descendants(element)].filter((below) => names.includes(below.name))

/** The elements reached by going down these names one by one, through every match. */
export const elementsAt = (element: XmlElement, ...path: readonly string[]): readonly XmlElement[] =>
  path.reduce<readonly XmlElement[]>(
    (found, name) => found.flatMap((each) => childrenNamed(each, name)),
    [element],
  )

/** The first of `elementsAt`. */
export const elementAt = (element: XmlElement, ...path: readonly string[]): XmlElement | undefined =>
  elementsAt(element, ...path)[0]
