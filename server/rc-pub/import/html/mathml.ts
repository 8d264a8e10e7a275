import { attribute, childElements, isElement, type XmlElement, type XmlNode } from '../xml/xml-tree.ts'
import { mathLetters } from './math-letters.ts'
import { isAccent, isPrime, mathSign, operatorKind } from './math-operators.ts'
import { escapeMarkup, tag, type Attributes } from './write-html.ts'

/** Elements that are written as they are. */
const allowedElements = new Set(
  (
    'mrow mfrac msqrt mroot mstyle merror mpadded mphantom menclose msub msup msubsup munder mover munderover ' +
    'mmultiscripts mprescripts none mtable mtr mtd mspace'
  ).split(' '),
)

const tokens = new Set(['mi', 'mn', 'mo', 'mtext', 'ms'])

/** Attributes that today's browsers heed, with the values that are let through. */
const length = /^-?(\d+\.?\d*|\.\d+)(em|ex|px|pt|pc|cm|mm|in)$|^0$/
const flag = /^(true|false)$/
const attributes: Readonly<Record<string, RegExp>> = {
  displaystyle: flag,
  stretchy: flag,
  fence: flag,
  separator: flag,
  symmetric: flag,
  largeop: flag,
  movablelimits: flag,
  accent: flag,
  accentunder: flag,
  form: /^(prefix|infix|postfix)$/,
  scriptlevel: /^[+-]?\d$/,
  lspace: length,
  rspace: length,
  minsize: length,
  maxsize: length,
  width: length,
  height: length,
  depth: length,
  voffset: length,
  linethickness: length,
  columnspan: /^\d{1,2}$/,
  rowspan: /^\d{1,2}$/,
  notation: /^[a-z ]+$/,
}

const namedSpaces: Readonly<Record<string, string>> = {
  veryverythinmathspace: '0.0556em',
  verythinmathspace: '0.1111em',
  thinmathspace: '0.1667em',
  mediummathspace: '0.2222em',
  thickmathspace: '0.2778em',
  verythickmathspace: '0.3333em',
  veryverythickmathspace: '0.3889em',
}

const allowedAttributes = (element: XmlElement): Attributes => {
  const found: Record<string, string> = {}
  for (const [name, allowed] of Object.entries(attributes)) {
    const raw = attribute(element, name).trim()
    const value = namedSpaces[raw] ?? raw
    if (allowed.test(value)) found[name] = value
  }
  return found
}

const localName = (element: XmlElement): string => element.name.replace(/^mml:/, '')

const textOf = (nodes: readonly XmlNode[]): string =>
  nodes.map((node) => (isElement(node) ? textOf(node.children) : node)).join('')

/** What holds for all that stands inside: the letters that are asked for, and which element has an id. */
interface Setting {
  readonly variant: string
  readonly idOf: (element: XmlElement) => string
}

const writeToken = (element: XmlElement, name: string, inherited: string): string => {
  const raw = textOf(element.children).replace(/[ \t\r\n]+/g, ' ')
  const text = name === 'mtext' || name === 'ms' ? raw.replace(/^ | $/g, '\u00a0') : raw.replace(/^ | $/g, '')
  if (text === '') return ''
  if (name === 'mo') return writeOperator(element, text)
  if (name === 'mn')
    return tag(
      'mn',
      {},
      escapeMarkup(
        mathLetters(
          text.replace(/^[-\u2010\u2011]/, '\u2212'),
          attribute(element, 'mathvariant') || inherited,
        ),
      ),
    )
  const variant = attribute(element, 'mathvariant') || inherited
  const single = [...text].length === 1
  const upright = variant === 'normal' && name === 'mi' && single ? { mathvariant: 'normal' } : {}
  const asIs = variant === 'italic' && name === 'mi' && single
  return tag(
    name,
    { ...allowedAttributes(element), ...upright },
    escapeMarkup(asIs ? text : mathLetters(text, variant)),
  )
}

/** Operators that are none: numbers and words would be spaced out. */
const writeOperator = (element: XmlElement, text: string): string => {
  switch (operatorKind(text)) {
    case 'number':
      return tag('mn', {}, escapeMarkup(text))
    case 'function':
      return tag('mo', { lspace: '0', rspace: '0.1667em', ...allowedAttributes(element) }, text)
    case 'word':
      return tag('mi', {}, escapeMarkup(text))
    case 'sign':
      return tag('mo', allowedAttributes(element), escapeMarkup(mathSign(text)))
  }
}

/** Browsers have dropped `mfenced`: its fences and separators become operators. */
const writeFenced = (element: XmlElement, setting: Setting): string => {
  const own = (name: string, otherwise: string) =>
    element.attributes.has(name) ? attribute(element, name).trim() : otherwise
  const operator = (text: string, form: string) =>
    text === '' ? '' : tag('mo', { fence: 'true', form, stretchy: 'true' }, escapeMarkup(text))
  const separators = [...own('separators', ',').replace(/\s/g, '')]
  const content = childElements(element).map((child, index, all) => {
    const separator = separators[Math.min(index, separators.length - 1)]
    const after =
      index < all.length - 1 && separator !== undefined
        ? tag('mo', { separator: 'true' }, escapeMarkup(separator))
        : ''
    return writeNode(child, setting) + after
  })
  return tag(
    'mrow',
    {},
    operator(own('open', '('), 'prefix') + content.join('') + operator(own('close', ')'), 'postfix'),
  )
}

const alignments: Readonly<Record<string, string>> = { left: 'math-left', right: 'math-right', center: '' }

const isLabelled = (row: XmlElement): boolean => localName(row) === 'mlabeledtr'

/** The number of a row, which no browser sets: a cell behind the widest row. */
const writeRowLabel = (row: XmlElement, missing: number, setting: Setting): string => {
  const [label] = isLabelled(row) ? childElements(row) : []
  const content = label === undefined ? '' : writeNodes(label, setting)
  return content === '' ? '' : '<mtd></mtd>'.repeat(missing) + tag('mtd', { class: 'formula-label' }, content)
}

const writeTable = (table: XmlElement, setting: Setting): string => {
  const columns = attribute(table, 'columnalign').split(/\s+/)
  const rows = childElements(table).filter((row) => /^m(labeled)?tr$/.test(localName(row)))
  const cellsOf = (row: XmlElement) => childElements(row).slice(isLabelled(row) ? 1 : 0)
  const widest = Math.max(0, ...rows.map((row) => cellsOf(row).length))
  const written = rows.map((row) => {
    const own = attribute(row, 'columnalign').split(/\s+/)
    const cells = cellsOf(row)
    const content = cells.map((cell, index) => {
      const named =
        attribute(cell, 'columnalign') || own[index] || own.at(-1) || columns[index] || columns.at(-1) || ''
      const fromClass = /\btml-(left|right)\b/.exec(attribute(cell, 'class'))?.[1]
      return tag(
        'mtd',
        { ...allowedAttributes(cell), class: alignments[fromClass ?? named] },
        writeNodes(cell, setting),
      )
    })
    const label = writeRowLabel(row, widest - cells.length, setting)
    return tag('mtr', { id: setting.idOf(row) }, content.join('') + label)
  })
  return tag('mtable', allowedAttributes(table), written.join(''))
}

/** A row of nodes; primes are raised above what stands before them. */
const writeNodes = (element: XmlElement, setting: Setting): string =>
  childElements(element)
    .reduce<readonly string[]>((written, child) => {
      const html = writeNode(child, setting)
      const before = written.at(-1)
      const isRow = !scripted.has(localName(element))
      return isRow && before !== undefined && localName(child) === 'mo' && isPrime(textOf([child]).trim())
        ? [...written.slice(0, -1), tag('msup', {}, before + html)]
        : [...written, html]
    }, [])
    .join('')

/** Elements whose children have places of their own. */
const scripted = new Set('mfrac mroot msub msup msubsup munder mover munderover mmultiscripts'.split(' '))

/** A bar or a hat is an accent, also where a file does not say so. */
const accents = (element: XmlElement, name: string): Attributes => {
  const [, script] = childElements(element)
  if (script === undefined || localName(script) !== 'mo' || !isAccent(textOf([script]).trim())) return {}
  return name === 'mover' ? { accent: 'true' } : name === 'munder' ? { accentunder: 'true' } : {}
}

const writeNode = (element: XmlElement, setting: Setting): string => {
  const name = localName(element)
  if (tokens.has(name)) return writeToken(element, name, setting.variant)
  switch (name) {
    case 'mfenced':
      return writeFenced(element, setting)
    case 'mtable':
      return writeTable(element, setting)
    case 'semantics':
    case 'maction': {
      const shown = childElements(element).find((child) => !localName(child).startsWith('annotation'))
      return shown === undefined ? '' : writeNode(shown, setting)
    }
    case 'annotation':
    case 'annotation-xml':
      return ''
    case 'mspace': {
      const space = allowedAttributes(element)
      return Object.keys(space).length === 0 ? '' : tag('mspace', space, '')
    }
    default: {
      const variant = attribute(element, 'mathvariant') || setting.variant
      const inner = writeNodes(element, { ...setting, variant })
      const known = element.name.startsWith('mml:') || !element.name.includes(':')
      return tag(
        known && allowedElements.has(name) ? name : 'mrow',
        known ? { ...accents(element, name), ...allowedAttributes(element) } : {},
        inner,
      )
    }
  }
}

/** A sign that stands alone in a line of text has no neighbours to keep away from. */
const alone = (content: string): string =>
  content.replace(/^((?:<mrow>)*)<mo>([^<]*)<\/mo>((?:<\/mrow>)*)$/, '$1<mo lspace="0" rspace="0">$2</mo>$3')

/**
 * A formula as MathML that browsers draw: known elements and attributes alone, annotations dropped, `mfenced` and
 * letter variants spelt out, numbers of rows in cells of their own. '' for a formula with nothing in it.
 * @param idOf the ids of rows that something may point at
 */
export const writeMath = (
  math: XmlElement,
  display: boolean,
  idOf: (element: XmlElement) => string = () => '',
): string => {
  const content = alone(writeNodes(math, { variant: attribute(math, 'mathvariant'), idOf }))
  return textOf(math.children).trim() === '' || content === ''
    ? ''
    : tag('math', { display: display ? 'block' : '' }, content)
}
