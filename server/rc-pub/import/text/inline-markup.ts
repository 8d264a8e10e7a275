import { childElements, childNamed, isElement, type XmlElement, type XmlNode } from '../xml/xml-tree.ts'
import { escapeMarkup } from '../html/write-html.ts'
import { squeeze } from './plain-text.ts'
import { mathScripts } from './script-characters.ts'

/** The markup that a title keeps. */
const allowed = new Set(['sub', 'sup', 'italic', 'bold'])

/** What a title does not show: footnotes, their marks, and pictures. */
const dropped = new Set([
  'fn',
  'xref',
  'graphic',
  'inline-graphic',
  'index-term',
  'object-id',
  'mml:annotation',
  'mml:annotation-xml',
])

const write = (node: XmlNode): string => {
  if (!isElement(node)) return escapeMarkup(node)
  if (dropped.has(node.name)) return ''
  if (node.name === 'break') return ' '
  if (node.name === 'alternatives') return writeFirst(childNamed(node, 'mml:math') ?? childElements(node)[0])
  if (node.name === 'tex-math') return escapeMarkup(readableTex(node))
  const scripts = mathScripts.get(node.name)
  if (scripts !== undefined) return writeScripts(node, scripts)
  const inner = node.children.map(write).join('')
  if (node.name === 'mml:mfrac') return childElements(node).map(write).join('/')
  if (node.name.startsWith('mml:')) return inner.trim()
  return allowed.has(node.name) && inner.trim() !== '' ? `<${node.name}>${inner}</${node.name}>` : inner
}

const writeFirst = (node: XmlElement | undefined): string => (node === undefined ? '' : write(node))

const writeScripts = (node: XmlElement, scripts: readonly string[]): string => {
  const [base, ...rest] = childElements(node)
  return (
    writeFirst(base) +
    rest
      .map((each, index) => `<${scripts[index] ?? 'sup'}>${write(each)}</${scripts[index] ?? 'sup'}>`)
      .join('')
  )
}

/** The inside of a TeX formula without its delimiters and braces: enough for `$\alpha$` in a title. */
const readableTex = (node: XmlElement): string =>
  node.children
    .filter((child): child is string => typeof child === 'string')
    .join('')
    .replace(/^[\s\S]*\\begin\{document\}|\\end\{document\}[\s\S]*$/g, '')
    .replace(/\\[()[\]]|[${}]/g, '')
    .trim()

/**
 * A title: text with escaped markup characters, and `sub`, `sup`, `italic` and `bold` as its only tags.
 * Marks of footnotes are dropped, and bold around the whole title; small formulae are written with sub and sup.
 */
export const inlineMarkup = (element: XmlElement | undefined): string =>
  element === undefined
    ? ''
    : squeeze(element.children.map(write).join(''))
        .replace(/([([（]) +(?=<)/g, '$1')
        .replace(/(<\/\w+>) +(?=[,.)\]])/g, '$1')
        .trim()
        .replace(/^<bold>((?:(?!<\/?bold>).)*)<\/bold>$/, '$1')
