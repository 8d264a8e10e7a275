import { err, ok, type Result } from '@xuekan/core'
import { SaxesParser, type SaxesTagNS } from 'saxes'
import type { ImportProblem } from '../import-problem.ts'
import { characterNames } from './character-names.ts'
import type { XmlElement, XmlNode } from './xml-tree.ts'

/** Beyond these a file is refused; the largest real articles stay far below. */
export const xmlLimits = { characters: 40_000_000, depth: 200, elements: 1_000_000 } as const

/** The prefixes that JATS files use by custom, also where a file forgets to declare them. */
const customaryPrefixes = {
  mml: 'http://www.w3.org/1998/Math/MathML',
  xlink: 'http://www.w3.org/1999/xlink',
  ali: 'http://www.niso.org/schemas/ali/1.0/',
  xsi: 'http://www.w3.org/2001/XMLSchema-instance',
  oasis: 'http://www.niso.org/standards/z39-96/ns/oasis-exchange/table',
  tp: 'http://www.plazi.org/taxpub',
} as const

const prefixOf = new Map<string, string>([
  ...Object.entries(customaryPrefixes).map(([prefix, uri]) => [uri, prefix] as const),
  ['http://www.w3.org/XML/1998/namespace', 'xml'],
])

/** Names of groups in JATS 1.4, as the versions before it have them. */
const formerNames = new Map([
  ['collab-name', 'collab'],
  ['collab-wrap', 'collab'],
  ['collab-name-alternatives', 'collab-alternatives'],
])

/** The namespaces of JATS and NLM, which services that hand out articles declare and files on their own do not. */
const ofJats = /^https?:\/\/(?:(?:jats|dtd)\.nlm\.nih\.gov(?:\/|$)|www\.ncbi\.nlm\.nih\.gov\/JATS\d)/i

const qualifiedName = (part: { uri: string; prefix: string; local: string }): string => {
  if (part.uri === '' || ofJats.test(part.uri)) return formerNames.get(part.local) ?? part.local
  return `${prefixOf.get(part.uri) ?? (part.prefix || 'foreign')}:${part.local}`
}

interface OpenElement extends XmlElement {
  readonly children: XmlNode[]
}

class Refusal extends Error {}

/** One for all elements without any: a map of their own takes more memory than all else of them. */
const noAttributes: ReadonlyMap<string, string> = new Map()

/**
 * Letters with their marks as one character each, as readers type them and programs compare them (normal form C): `é`
 * for `e` and an accent. Characters alone stay as they are, so that no variant of a Chinese one is lost.
 */
const composed = (text: string): string =>
  /[\u0300-\u036F\u3099\u309A]/.test(text)
    ? text.replace(/(?!\p{Script=Han})\p{L}[\u0300-\u036F\u3099\u309A]+/gu, (letter) =>
        letter.normalize('NFC'),
      )
    : text

/** Names the entity that ends at this place. */
const entityReason = (text: string, line: number, column: number): string => {
  const source = (text.split('\n')[line - 1] ?? '').slice(0, column)
  const name = [...source.matchAll(/&[\w.:-]+;/g)].at(-1)?.[0] ?? 'named here'
  return `the entity ${name} is not known; declarations in the file are not read`
}

/**
 * Reads an XML file into a tree. Nothing outside the text is ever fetched, and entity declarations are not
 * read: a DOCTYPE is skipped, the standard character names are known, any other entity refuses the file.
 * Total: what is not well-formed, or beyond `xmlLimits`, is a problem with its line.
 */
export const readXml = (text: string, fileName: string): Result<XmlElement, ImportProblem> => {
  const refuse = (line: number, reason: string) => err({ file: fileName, line: Math.max(1, line), reason })
  if (text.length > xmlLimits.characters) return refuse(1, 'the file is too large')

  const parser = new SaxesParser({ xmlns: true, additionalNamespaces: { ...customaryPrefixes } })
  for (const [name, character] of characterNames) parser.ENTITIES[name] = character

  const open: OpenElement[] = []
  let root: XmlElement | undefined
  let elements = 0
  const names = new Map<string, string>()
  /** The same string for the same name, of which a large file has hundreds of thousands. */
  const nameOf = (part: { uri: string; prefix: string; local: string }): string => {
    const name = qualifiedName(part)
    const known = names.get(name)
    if (known === undefined) names.set(name, name)
    return known ?? name
  }
  // A byte order mark is white space to `trimStart`.
  const trimmed = text.trimStart()
  const skippedLines = text.slice(0, text.length - trimmed.length).split('\n').length - 1
  let startLine = 1
  const addText = (value: string) => {
    const parent = open.at(-1)
    if (parent !== undefined && value !== '') parent.children.push(composed(value))
  }

  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentagstart', () => {
    startLine = parser.line + skippedLines
  })
  parser.on('opentag', (tag: SaxesTagNS) => {
    elements += 1
    if (open.length >= xmlLimits.depth) throw new Refusal('elements are nested too deeply')
    if (elements > xmlLimits.elements) throw new Refusal('the file has too many elements')
    const given = Object.values(tag.attributes)
    const attributes =
      given.length === 0 ? noAttributes : new Map(given.map((each) => [nameOf(each), each.value]))
    const element: OpenElement = { name: nameOf(tag), attributes, children: [], line: startLine }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  parser.on('closetag', () => {
    open.pop()
  })
  parser.on('text', addText)
  parser.on('cdata', addText)

  try {
    parser.write(trimmed).close()
  } catch (error) {
    const message = error instanceof Error ? error.message.replace(/^(?:.*?:)?\d+:\d+: /, '') : 'not readable'
    const line = parser.line + skippedLines
    return refuse(
      line,
      message.startsWith('undefined entity') ? entityReason(text, line, parser.columnIndex) : message,
    )
  }
  return root === undefined ? refuse(1, 'the file has no root element') : ok(root)
}
