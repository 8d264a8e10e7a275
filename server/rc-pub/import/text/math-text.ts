import { mathLetters } from '../html/math-letters.ts'
import { mathSign } from '../html/math-operators.ts'
import { attribute, childElements, isElement, type XmlElement, type XmlNode } from '../xml/xml-tree.ts'

/** A formula as a line of text, with what stands lower and higher. */
export type MathPart = string | { readonly script: 'sub' | 'sup'; readonly parts: readonly MathPart[] }

const localName = (element: XmlElement): string => element.name.replace(/^mml:/, '')

/** Of the alphabets of mathematics those that mean something of their own: ℝ, ℒ, 𝔤. Bold and italic are style. */
const telling = new Set(['double-struck', 'script', 'fraktur'])

/** Signs between two sides, which stand apart from both. */
const relations =
  /^(?:[=<>\u2192\u2190\u2194\u21d2\u21d4\u2208\u2209\u2227\u2228\u223c\u2243-\u228b\u2260-\u2267\u2282-\u2287]|<=|>=|:=)$/

const combining: ReadonlyMap<string, string> = new Map([
  ['^', '\u0302'],
  ['\u02c6', '\u0302'],
  ['\u0302', '\u0302'],
  ['~', '\u0303'],
  ['\u02dc', '\u0303'],
  ['\u0303', '\u0303'],
  ['\u00af', '\u0304'],
  ['\u02c9', '\u0304'],
  ['\u203e', '\u0304'],
  ['_', '\u0304'],
  ['\u0304', '\u0304'],
  ['.', '\u0307'],
  ['\u02d9', '\u0307'],
  ['\u2192', '\u20d7'],
  ['\u20d7', '\u20d7'],
])

const textIn = (parts: readonly MathPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : textIn(part.parts))).join('')

const bare = (node: XmlElement): string =>
  node.children.map((child) => (isElement(child) ? bare(child) : child)).join('')

/** In brackets where it is more than one thing, so that what stands around it takes all of it. */
function grouped(parts: readonly MathPart[]): readonly MathPart[] {
  const text = textIn(parts).trim()
  const isOne = /^(?:[\d.,]+|\p{L}\p{M}*|\(.*\))$/u.test(text)
  const hasBaseAlone = parts.slice(1).every((part) => typeof part !== 'string') && [...text].length <= 3
  return isOne || hasBaseAlone ? parts : ['(', ...parts, ')']
}

const rootSigns: Readonly<Record<string, string>> = { '2': '√', '3': '∛', '4': '∜' }

const script = (name: 'sub' | 'sup', node: XmlNode | undefined): readonly MathPart[] => {
  const parts = node === undefined ? [] : read(node)
  return textIn(parts).trim() === '' ? [] : [{ script: name, parts }]
}

const scriptNames: Readonly<Record<string, readonly ('sub' | 'sup')[]>> = {
  msub: ['sub'],
  msup: ['sup'],
  msubsup: ['sub', 'sup'],
  munder: ['sub'],
  mover: ['sup'],
  munderover: ['sub', 'sup'],
}

/** A base with what stands at it; a bar, a hat or an arrow over one letter sits on it. */
function scripted(element: XmlElement, names: readonly ('sub' | 'sup')[]): readonly MathPart[] {
  const [base, ...rest] = element.children.filter((node) => isElement(node) || node.trim() !== '')
  const own = base === undefined ? [] : read(base)
  const [over] = rest
  const accent =
    localName(element) === 'mover' && over !== undefined && isElement(over)
      ? combining.get(bare(over).trim())
      : undefined
  if (accent !== undefined) return [...textIn(own)].length === 1 ? [textIn(own) + accent] : own
  return [
    ...own,
    ...rest.flatMap((node, at) => (isElement(node) ? script(names[at] ?? 'sup', node) : [node])),
  ]
}

/** Indices on both sides of a letter, as of isotopes. */
function multiscripts(element: XmlElement): readonly MathPart[] {
  const [base, ...rest] = childElements(element)
  const bound = rest.findIndex((each) => localName(each) === 'mprescripts')
  const behind = bound < 0 ? rest : rest.slice(0, bound)
  const before = bound < 0 ? [] : rest.slice(bound + 1)
  const both = (nodes: readonly XmlElement[]) =>
    nodes.flatMap((node, at) => script(at % 2 === 0 ? 'sub' : 'sup', node))
  return [...both(before), ...(base === undefined ? [] : read(base)), ...both(behind)]
}

function token(element: XmlElement): readonly MathPart[] {
  const text = bare(element)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
  const name = localName(element)
  if (name === 'mo') {
    const sign = mathSign(text)
    // what is applied or multiplied without a sign
    if (/^[\u2061-\u2064]?$/.test(sign)) return []
    return [relations.test(sign) ? ` ${sign} ` : sign]
  }
  if (name === 'mtext') return [bare(element).replace(/[ \t\r\n\u00a0]+/g, ' ')]
  const variant = attribute(element, 'mathvariant')
  return text === '' ? [] : [telling.has(variant) ? mathLetters(text, variant) : text]
}

const all = (nodes: readonly XmlNode[]): readonly MathPart[] => nodes.flatMap(read)

function read(node: XmlNode): readonly MathPart[] {
  if (!isElement(node)) return node.trim() === '' ? [] : [node]
  const name = localName(node)
  const own = childElements(node)
  const names = scriptNames[name]
  if (names !== undefined) return scripted(node, names)
  switch (name) {
    case 'mi':
    case 'mn':
    case 'mo':
    case 'mtext':
    case 'ms':
      return token(node)
    case 'msqrt':
      return ['√', ...grouped(all(own))]
    case 'mroot': {
      const index = own[1] === undefined ? '2' : textIn(read(own[1])).trim()
      const sign = rootSigns[index]
      const under = own[0] === undefined ? [] : grouped(read(own[0]))
      return [...(sign === undefined ? [...script('sup', own[1]), '√'] : [sign]), ...under]
    }
    case 'mfrac':
      return own.flatMap((each, at) => [...(at === 0 ? [] : ['/']), ...grouped(read(each))])
    case 'mfenced': {
      const separator = [...(node.attributes.get('separators') ?? ',').replace(/\s/g, '')][0] ?? ''
      const inner = own.flatMap((each, at) => [...(at === 0 ? [] : [separator]), ...read(each)])
      return [node.attributes.get('open') ?? '(', ...inner, node.attributes.get('close') ?? ')']
    }
    case 'mmultiscripts':
      return multiscripts(node)
    case 'mlabeledtr': {
      const [label, ...cells] = own
      const row = read({ ...node, name: 'mtr', children: cells })
      return label === undefined ? row : [...row, ' ', ...read(label)]
    }
    case 'mtr':
      return own.flatMap((each, at) => [...(at === 0 ? [] : [' ']), ...read(each)])
    case 'mtable':
      return own.flatMap((each, at) => [...(at === 0 ? [] : ['; ']), ...read(each)])
    case 'semantics':
    case 'maction':
      return own[0] === undefined ? [] : read(own[0])
    case 'annotation':
    case 'annotation-xml':
    case 'mphantom':
    case 'none':
      return []
    default:
      return all(node.children)
  }
}

/** A formula as text by its structure: √s = 13, x̄, a/(b + c), ℝ with its exponent raised. No word of it is left out. */
export const mathParts = (math: XmlElement): readonly MathPart[] => {
  const parts = read(math)
  const [first] = parts
  return typeof first === 'string' ? [first.trimStart(), ...parts.slice(1)] : parts
}

/** The same on one level. */
export const mathLine = (math: XmlElement): string => textIn(mathParts(math))
