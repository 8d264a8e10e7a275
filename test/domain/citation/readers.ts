import { SaxesParser } from 'saxes'

/** The fields of one record, a tag as often as it stands there. */
export type ReadFields = readonly (readonly [tag: string, value: string])[]

export const valuesOf = (fields: ReadFields, tag: string): readonly string[] =>
  fields.filter(([name]) => name === tag).map(([, value]) => value)

/** What a kind of tagged text demands of its records, as the strictest of its readers does. */
interface TaggedText {
  readonly field: RegExp
  readonly ends: string
  /** The first field of a record, and what it can say. */
  readonly first: string
  readonly types: readonly string[]
  /** The tags that can stand more than once. */
  readonly repeated: readonly string[]
  /** The forms of the values of some tags. */
  readonly forms: Readonly<Record<string, RegExp>>
}

/** Records of tagged text: every line must be a field; `ends` ends a record. */
function readTagged(text: string, kind: TaggedText): readonly ReadFields[] {
  const records: ReadFields[] = []
  let open: [string, string][] = []
  const lines = text.split('\r\n')
  if (lines.pop() !== '') throw new Error('the last line is not ended')
  for (const line of lines) {
    const match = kind.field.exec(line)
    if (line === kind.ends) {
      checkRecord(open, kind)
      records.push(open)
      open = []
    } else if (match === null) throw new Error(`no field: ${JSON.stringify(line)}`)
    else open.push([match[1] ?? '', match[2] ?? ''])
  }
  if (open.length > 0) throw new Error('the last record is not ended')
  return records
}

function checkRecord(fields: ReadFields, { first, types, repeated, forms }: TaggedText): void {
  const [tag, type] = fields[0] ?? ['', '']
  if (tag !== first || !types.includes(type)) throw new Error(`a record begins with ${tag} ${type}`)
  const tags = fields.map(([name]) => name)
  const twice = tags.find((name, index) => !repeated.includes(name) && tags.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`twice: ${twice}`)
  for (const [name, value] of fields) {
    if (forms[name]?.test(value) === false) throw new Error(`${name} cannot say ${JSON.stringify(value)}`)
    if (/\s$|[\p{Cc}\u2028\u2029]/u.test(value)) throw new Error(`no line: ${JSON.stringify(value)}`)
  }
}

/** A comma, or no space: else the last word alone would be taken for the family name. */
const nameForm = /,|^\S+$/u
const year = /^[1-9]\d{3}$/

export const readEndnote = (text: string) =>
  readTagged(text, {
    field: /^%([0-9A-Z@]) (\S.*)$/u,
    ends: '',
    first: '0',
    types: ['Journal Article', 'Newspaper Article', 'Book', 'Thesis', 'Conference Proceedings'],
    repeated: ['A', 'K'],
    forms: { A: nameForm, D: year, U: /^\S+$/, G: /^(?:zh|en)$/ },
  })

export const readRis = (text: string) =>
  readTagged(text, {
    field: /^([A-Z][A-Z0-9]) {2}- (\S.*)$/u,
    ends: 'ER  - ',
    first: 'TY',
    types: ['JOUR', 'NEWS', 'BOOK', 'THES', 'CONF'],
    repeated: ['AU', 'KW'],
    forms: {
      AU: /^(?=[^*]*$)(?:.*,|\S+$)/u,
      KW: /^[^*]*$/,
      T2: /^[^*]*$/,
      JF: /^[^*]*$/,
      BT: /^[^*]*$/,
      PY: year,
      DA: /^[1-9]\d{3}\/(?:0[1-9]|1[0-2])\/(?:0[1-9]|[12]\d|3[01])?\/$/,
      UR: /^\S+$/,
      LA: /^(?:zh|en)$/,
    },
  })

export const readNoteExpress = (text: string) =>
  readTagged(text, {
    field: /^\{([A-Z][A-Za-z/ ]+)\}: (\S.*)$/u,
    ends: '',
    first: 'Reference Type',
    types: ['Journal Article', 'Newspaper Article', 'Book', 'Thesis', 'Conference Proceedings'],
    repeated: ['Author', 'Translated Author', 'Author Address', 'Keywords'],
    forms: { Year: year, URL: /^\S+$/, Language: /^(?:chi|eng)$/ },
  })

export interface BibtexEntry {
  readonly type: string
  readonly key: string
  readonly fields: ReadonlyMap<string, string>
}

/** Entries, their values as they are written. Counts every brace, escaped ones too, as the strictest reader does. */
export function readBibtex(text: string): readonly BibtexEntry[] {
  const entries: BibtexEntry[] = []
  let rest = text
  while (rest !== '') {
    const head = /^@([a-z]+)\{([A-Za-z][A-Za-z0-9:._/+-]*),\n/.exec(rest)
    if (head === null) throw new Error(`no entry: ${JSON.stringify(rest)}`)
    rest = rest.slice(head[0].length)
    const fields = new Map<string, string>()
    while (!rest.startsWith('}\n')) {
      const start = /^ {2}([a-z]+) = (?=\{|[a-z]{3},\n)/.exec(rest)
      if (start === null) throw new Error(`no field: ${JSON.stringify(rest)}`)
      rest = rest.slice(start[0].length)
      const end = rest.startsWith('{') ? endOfGroup(rest) : 3
      const name = start[1] ?? ''
      if (fields.has(name)) throw new Error(`twice: ${name}`)
      const value = rest.startsWith('{') ? rest.slice(1, end - 1) : rest.slice(0, end)
      checkBibtex(name, value)
      fields.set(name, value)
      if (!rest.slice(end).startsWith(',\n')) throw new Error(`not ended: ${JSON.stringify(rest)}`)
      rest = rest.slice(end + 2)
    }
    const [, type = '', key = ''] = head
    if (!bibtexTypes.has(type)) throw new Error(`no type: ${type}`)
    // Readers skip the second entry of two with one key.
    if (entries.some((entry) => entry.key.toLowerCase() === key.toLowerCase()))
      throw new Error(`twice: ${key}`)
    entries.push({ type, key, fields })
    rest = rest.slice(2).replace(/^\n/, '')
  }
  return entries
}

const bibtexTypes = new Set(['article', 'book', 'inproceedings', 'mastersthesis', 'phdthesis'])

const months = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$/

/** Throws where a program would stop, or drop a part of the value. */
function checkBibtex(name: string, value: string): void {
  const wrong = (): never => {
    throw new Error(`${name} cannot say ${JSON.stringify(value)}`)
  }
  if (value.trim() === '' || value !== value.trim()) wrong()
  if (name === 'month' || name === 'year') {
    if (!(name === 'month' ? months : year).test(value)) wrong()
  } else if (name === 'doi' || name === 'url') {
    if (/[\s{}\\]/.test(value)) wrong()
  } else if (/[&%$#_~^\\]/.test(value.replace(/\\(?:[&%$#_{}]|text(?:asciitilde|asciicircum)\{\})/g, '')))
    wrong()
  if (name === 'author' && !splitOutside(value, ' and ').every(isBibtexName)) wrong()
}

/** A name in one group, or in parts: of these none is empty, and they hold no third comma and no escaped brace. */
function isBibtexName(name: string): boolean {
  if (name.startsWith('{') && endOfGroup(name) === name.length) return true
  const parts = splitOutside(name, ',')
  if (parts.length < 2 || parts.some((part) => part.trim() === '')) return false
  return name.split(',').length < 4 && !/\\[{}]/.test(name)
}

/** Where the group that begins the text ends. */
function endOfGroup(text: string): number {
  let depth = 0
  for (let index = 0; index < text.length; index += 1) {
    depth += text[index] === '{' ? 1 : text[index] === '}' ? -1 : 0
    if (depth === 0) return index + 1
  }
  throw new Error('braces do not close')
}

/** Parts at a separator outside of braces. */
export function splitOutside(text: string, separator: string): readonly string[] {
  const parts = ['']
  let depth = 0
  for (let index = 0; index < text.length; index += 1) {
    if (depth === 0 && text.startsWith(separator, index)) {
      parts.push('')
      index += separator.length - 1
      continue
    }
    depth += text[index] === '{' ? 1 : text[index] === '}' ? -1 : 0
    parts.push((parts.pop() ?? '') + (text[index] ?? ''))
  }
  return text === '' ? [] : parts
}

/** What a value of TeX shows. */
export const readTex = (value: string): string =>
  value
    .replaceAll('\\textasciitilde{}', '~')
    .replaceAll('\\textasciicircum{}', '^')
    .replace(/\\([&%$#_{}])|[{}]/g, (_whole, escaped: string | undefined) => escaped ?? '')

export interface XmlElement {
  readonly name: string
  readonly language: string | undefined
  readonly type: string | undefined
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  text: string
}

/** The tree of a document; throws where it is not well-formed. */
export function readXml(xml: string): XmlElement {
  const parser = new SaxesParser()
  const root: XmlElement = {
    name: '',
    language: undefined,
    type: undefined,
    attributes: {},
    children: [],
    text: '',
  }
  const stack = [root]
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = {
      name,
      language: attributes['Lang'],
      type: attributes['type'],
      attributes,
      children: [],
      text: '',
    }
    stack.at(-1)?.children.push(element)
    stack.push(element)
  })
  parser.on('text', (text) => {
    const top = stack.at(-1)
    if (top !== undefined) top.text += text
  })
  parser.on('closetag', () => {
    stack.pop()
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
  const top = root.children[0]
  if (top === undefined) throw new Error('no element')
  return top
}

/** The elements under a path of names, wherever they repeat. */
export const elementsAt = (from: XmlElement, ...path: readonly string[]): readonly XmlElement[] =>
  path.reduce<readonly XmlElement[]>(
    (elements, name) => elements.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [from],
  )
