import { isElement, type XmlElement, type XmlNode } from '../xml/xml-tree.ts'

const isWord = (node: XmlNode): boolean => !isElement(node) && /\S/.test(node)

/** The parts of a container, in which each run of words that stands loose among its blocks is a paragraph. */
export const withParagraphs = (
  container: XmlElement,
  isBlock: (part: XmlElement) => boolean,
): readonly XmlElement[] => {
  const parts: XmlElement[] = []
  let run: XmlNode[] = []
  const endRun = (): void => {
    if (run.some(isWord)) parts.push({ ...container, name: 'p', attributes: new Map(), children: run })
    else parts.push(...run.filter(isElement))
    run = []
  }
  for (const node of container.children) {
    if (!isElement(node) || !isBlock(node)) {
      run.push(node)
      continue
    }
    endRun()
    parts.push(node)
  }
  endRun()
  return parts
}
