import { SaxesParser } from 'saxes'

/** The fields of one record, a tag as often as it stands there. */
export type ReadFields = readonly (readonly [tag: string, value: string])[]

export const valuesOf = (fields: ReadFields, tag: string): readonly string[] =>
  fields.filter(([name]) => name === tag).map(([, value]) => value)

/** Records of tagged text: every line must be a field; `ends` ends a record. */
function readTagged(text: string, field: RegExp, ends: string): readonly ReadFields[] {
  const records: ReadFields[] = []
  let open: [string, string][] = []
  const lines = text.split('\r\n')
  if (lines.pop() !== '') throw new Error('the last line is not ended')
  for (const line of lines) {
    const match = field.exec(line)
    if (line === ends) {
      records.push(open)
      open = []
    } else if (match === null) throw new Error(`no field: ${JSON.stringify(line)}`)
    else open.push([match[1] ?? '', match[2] ?? ''])
  }
  if (open.length > 0) throw new Error('the last record is not ended')
  return records
}

export const readEndnote = (text: string) => readTagged(text, /^%([0-9A-Z@]) (\S.*)$/u, '')
export const readRis = (text: string) => readTagged(text, /^([A-Z][A-Z0-9]) {2}- (\S.*)$/u, 'ER  - ')
export const readNoteExpress = (text: string) => readTagged(text, /^\{([A-Z][A-Za-z/ ]+)\}: (\S.*)$/u, '')

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
      fields.set(name, rest.startsWith('{') ? rest.slice(1, end - 1) : rest.slice(0, end))
      if (!rest.slice(end).startsWith(',\n')) throw new Error(`not ended: ${JSON.stringify(rest)}`)
      rest = rest.slice(end + 2)
    }
    entries.push({ type: head[1] ?? '', key: head[2] ?? '', fields })
    rest = rest.slice(2).replace(/^\n/, '')
  }
  return entries
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
  readonly children: XmlElement[]
  text: string
}

/** The tree of a document; throws where it is not well-formed. */
export function readXml(xml: string): XmlElement {
  const parser = new SaxesParser()
  const root: XmlElement = { name: '', language: undefined, children: [], text: '' }
  const stack = [root]
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = { name, language: attributes['Lang'], children: [], text: '' }
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
