import { writeMath } from '../html/mathml.ts'
import { readTex } from '../html/tex.ts'
import { escapeMarkup } from '../html/write-html.ts'
import {
  childElements,
  childNamed,
  descendantsNamed,
  isElement,
  type XmlElement,
  type XmlNode,
} from '../xml/xml-tree.ts'
import { mathParts, type MathPart } from './math-text.ts'
import { squeeze } from './plain-text.ts'

/** The markup that a title keeps. */
const allowed = new Set(['sub', 'sup', 'italic', 'bold'])

/** What a title does not show: footnotes, their marks, and pictures. */
const dropped = new Set(['fn', 'xref', 'graphic', 'inline-graphic', 'index-term', 'object-id'])

/** How formulae are written: as text with sub and sup, or as mathematics. */
type WriteMath = (math: XmlElement) => string

const asMarkup = (parts: readonly MathPart[]): string =>
  parts
    .map((part) =>
      typeof part === 'string'
        ? escapeMarkup(part)
        : `<${part.script}>${asMarkup(part.parts)}</${part.script}>`,
    )
    .join('')

const asText: WriteMath = (math) => asMarkup(mathParts(math))

const isMath = (node: XmlElement): boolean => node.name === 'mml:math' || node.name === 'math'

const write = (node: XmlNode, writeFormula: WriteMath): string => {
  if (!isElement(node)) return escapeMarkup(node)
  if (dropped.has(node.name)) return ''
  if (node.name === 'break') return ' '
  if (node.name === 'alternatives') {
    const form = childNamed(node, 'mml:math', 'math', 'tex-math') ?? childElements(node)[0]
    return form === undefined ? '' : write(form, writeFormula)
  }
  if (isMath(node)) return writeFormula(node)
  if (node.name === 'tex-math') {
    const tree = readTex(rawText(node), false)
    return tree === null ? escapeMarkup(readableTex(node)) : writeFormula(tree)
  }
  const inner = node.children.map((child) => write(child, writeFormula)).join('')
  return allowed.has(node.name) && inner.trim() !== '' ? `<${node.name}>${inner}</${node.name}>` : inner
}

const rawText = (node: XmlElement): string =>
  node.children.filter((child): child is string => typeof child === 'string').join('')

/** The inside of a TeX formula that cannot be read, without its delimiters and braces. */
const readableTex = (node: XmlElement): string =>
  rawText(node)
    .replace(/^[\s\S]*\\begin\{document\}|\\end\{document\}[\s\S]*$/g, '')
    .replace(/\\[()[\]]|[${}]/g, '')
    .trim()

const titleOf = (element: XmlElement, writeFormula: WriteMath): string =>
  squeeze(element.children.map((child) => write(child, writeFormula)).join(''))
    .replace(/([([（]) +(?=<)/g, '$1')
    .replace(/(<\/\w+>) +(?=[,.)\]])/g, '$1')
    .trim()
    .replace(/^<bold>((?:(?!<\/?bold>).)*)<\/bold>$/, '$1')

/**
 * A title: text with escaped markup characters, and `sub`, `sup`, `italic` and `bold` as its only tags.
 * Marks of footnotes are dropped, and bold around the whole title; formulae are text by their structure.
 */
export const inlineMarkup = (element: XmlElement | undefined): string =>
  element === undefined ? '' : titleOf(element, asText)

/** The same title as HTML with real mathematics; '' where it has none. */
export const titleWithMath = (element: XmlElement | undefined): string =>
  element === undefined || descendantsNamed(element, 'mml:math', 'math', 'tex-math').length === 0
    ? ''
    : titleOf(element, (math) => writeMath(math, false))
        .replace(/<(\/?)italic>/g, '<$1i>')
        .replace(/<(\/?)bold>/g, '<$1b>')
