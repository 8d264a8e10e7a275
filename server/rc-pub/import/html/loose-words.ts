import { isElement, type XmlElement, type XmlNode } from '../xml/xml-tree.ts'
import { inlineNames } from './inline.ts'

/** Elements of lines that stand as blocks where nothing is around them. */
const aloneAsBlocks = new Set(['graphic', 'disp-formula', 'code', 'alternatives'])

const isOfLine = (node: XmlNode): boolean =>
  !isElement(node) || (inlineNames.has(node.name) && !aloneAsBlocks.has(node.name))

const isWord = (node: XmlNode): boolean => !isElement(node) && /\S/.test(node)

/** The parts of a container, in which each run of words that stands loose among them is a paragraph. */
export const withParagraphs = (container: XmlElement): readonly XmlElement[] => {
  const parts: XmlElement[] = []
  let run: XmlNode[] = []
  const endRun = (): void => {
    if (run.some(isWord)) parts.push({ ...container, name: 'p', attributes: new Map(), children: run })
    else parts.push(...run.filter(isElement))
    run = []
  }
  for (const node of container.children) {
    if (isOfLine(node)) {
      run.push(node)
      continue
    }
    endRun()
    if (isElement(node)) parts.push(node)
  }
  endRun()
  return parts
}
