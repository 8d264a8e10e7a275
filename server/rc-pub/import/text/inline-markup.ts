import { writeMath } from '../html/mathml.ts'
import { baseIn, rubyHtml } from '../html/ruby.ts'
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

/** How what is more than marked text is written: as text with sub and sup, or as HTML has it. */
interface WriteForms {
  readonly math: (math: XmlElement) => string
  readonly ruby: (base: string, reading: string) => string
}

const asMarkup = (parts: readonly MathPart[]): string =>
  parts
    .map((part) =>
      typeof part === 'string'
        ? escapeMarkup(part)
        : `<${part.script}>${asMarkup(part.parts)}</${part.script}>`,
    )
    .join('')

const asText: WriteForms = {
  math: (math) => asMarkup(mathParts(math)),
  ruby: (base, reading) => (reading === '' ? base : `${base} (${reading})`),
}

const asHtml: WriteForms = { math: (math) => writeMath(math, false), ruby: rubyHtml }

const isMath = (node: XmlElement): boolean => node.name === 'mml:math' || node.name === 'math'

const writeAll = (nodes: readonly XmlNode[], forms: WriteForms): string =>
  nodes.map((node) => write(node, forms)).join('')

const write = (node: XmlNode, forms: WriteForms): string => {
  if (!isElement(node)) return escapeMarkup(node)
  if (dropped.has(node.name)) return ''
  if (node.name === 'break') return ' '
  if (node.name === 'alternatives' || node.name === 'citation-alternatives') {
    const form = childNamed(node, 'mml:math', 'math', 'tex-math', 'mixed-citation') ?? childElements(node)[0]
    return form === undefined ? '' : write(form, forms)
  }
  if (isMath(node)) return forms.math(node)
  if (node.name === 'ruby')
    return forms.ruby(
      writeAll(baseIn(node), forms).trim(),
      writeAll(childNamed(node, 'rt')?.children ?? [], forms).trim(),
    )
  if (node.name === 'tex-math') {
    const tree = readTex(rawText(node), false)
    return tree === null ? escapeMarkup(readableTex(node)) : forms.math(tree)
  }
  const inner = writeAll(node.children, forms)
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

const titleOf = (element: XmlElement, forms: WriteForms): string =>
  squeeze(writeAll(element.children, forms))
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

/** The same title as HTML with real mathematics and ruby; '' where it has neither. */
export const titleAsHtml = (element: XmlElement | undefined): string =>
  element === undefined || descendantsNamed(element, 'mml:math', 'math', 'tex-math', 'ruby').length === 0
    ? ''
    : titleOf(element, asHtml)
        .replace(/<(\/?)italic>/g, '<$1i>')
        .replace(/<(\/?)bold>/g, '<$1b>')
