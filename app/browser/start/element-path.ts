/** A selector that leads to an element: from the nearest ancestor with an id, or the body, down by places. */
export function pathOf(element: Element): string {
  if (element.id !== '') return `#${CSS.escape(element.id)}`
  const { localName, parentElement } = element
  if (parentElement === null || localName === 'body') return localName
  const place = [...parentElement.children].indexOf(element) + 1
  return `${pathOf(parentElement)} > ${localName}:nth-child(${place})`
}

/** The element itself, or what stands in its place where it was replaced. */
export const presentOf = (element: Element, path: string): Element | null =>
  element.isConnected ? element : element.ownerDocument.querySelector(path)
