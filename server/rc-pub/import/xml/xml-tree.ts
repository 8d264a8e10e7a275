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
  const waiting = childElements(element).toReversed()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    yield next
    const { children } = next
    for (let at = children.length - 1; at >= 0; at -= 1) {
      const child = children[at]
      if (child !== undefined && isElement(child)) waiting.push(child)
    }
  }
}

/** The elements below with one of these names, in document order. */
export function descendantsNamed(element: XmlElement, ...names: readonly string[]): readonly XmlElement[] {
  const found: XmlElement[] = []
  const add = ({ children }: XmlElement): void => {
    for (const child of children) {
      if (!isElement(child)) continue
      if (names.includes(child.name)) found.push(child)
      add(child)
    }
  }
  add(element)
  return found
}

/** The elements reached by going down these names one by one, through every match. */
export const elementsAt = (element: XmlElement, ...path: readonly string[]): readonly XmlElement[] =>
  path.reduce<readonly XmlElement[]>(
    (found, name) => found.flatMap((each) => childrenNamed(each, name)),
    [element],
  )

/** The first of `elementsAt`. */
export const elementAt = (element: XmlElement, ...path: readonly string[]): XmlElement | undefined =>
  elementsAt(element, ...path)[0]

/** An element whose children are as `change` makes them; the same one where none has changed. */
export const withChildren = (element: XmlElement, change: (child: XmlElement) => XmlElement): XmlElement => {
  const children = element.children.map((node) => (isElement(node) ? change(node) : node))
  return children.every((node, at) => node === element.children[at]) ? element : { ...element, children }
}
