import { citationsOf } from './reference-label.ts'
import { attribute, childElements, descendantsNamed, type XmlElement } from '../xml/xml-tree.ts'

/** Elements that are written with an id, and the prefix that keeps ids of an article apart from those of the page. */
const prefixes: Readonly<Record<string, string>> = {
  sec: 's',
  'sub-article': 'l',
  response: 'l',
  app: 's',
  'tp:taxon-treatment': 's',
  'tp:treatment-sec': 's',
  ack: 's',
  notes: 's',
  glossary: 's',
  fig: 'f',
  'fig-group': 'f',
  'table-wrap': 't',
  'table-wrap-group': 't',
  'disp-formula': 'e',
  'disp-formula-group': 'e',
  'mml:mlabeledtr': 'e',
  'mml:mtr': 'e',
  ref: 'r',
  fn: 'fn',
  'boxed-text': 'b',
  statement: 'x',
  'supplementary-material': 'm',
  media: 'm',
  'inline-supplementary-material': 'm',
  target: 'x',
  'list-item': 'x',
  list: 'x',
  'def-list': 'x',
  p: 'x',
  code: 'x',
  preformat: 'x',
  'chem-struct-wrap': 'x',
  'def-item': 'x',
  'disp-quote': 'x',
  speech: 'x',
  'verse-group': 'x',
}

/** Written with an id only where they have one in the source. */
const onlyIfNamed = new Set([
  'statement',
  'target',
  'disp-formula',
  'mml:mlabeledtr',
  'mml:mtr',
  'media',
  'chem-struct-wrap',
])

/** Written with an id only where a reference of the text leads to them: files number each paragraph. */
const onlyIfCalledFor = new Set([
  'list-item',
  'list',
  'def-list',
  'def-item',
  'p',
  'code',
  'preformat',
  'inline-supplementary-material',
  'disp-quote',
  'speech',
  'verse-group',
])

const slug = (raw: string): string => raw.replace(/[^A-Za-z0-9_.-]+/g, '-')

export interface Ids {
  readonly idOf: (element: XmlElement) => string
  /** Of an element that is written without an id, such as a picture of a figure, that of what it stands in. */
  readonly target: (sourceId: string) => string
  /** The element that has this id in the source, of several the first that is written with an id. */
  readonly elementOf: (sourceId: string) => XmlElement | undefined
}

/**
 * Unique HTML ids for all that can be pointed at below these elements: a prefix and the id of the source, else a
 * running number of its kind. The same source gives the same ids.
 */
export const assignIds = (roots: readonly XmlElement[]): Ids => {
  const byElement = new Map<XmlElement, string>()
  const bySource = new Map<string, XmlElement>()
  const around = new Map<string, string>()
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  const calledFor = new Set(
    roots
      .flatMap((root) => [root, ...descendantsNamed(root, 'xref')])
      .flatMap((each) => attribute(each, 'rid').split(/\s+/)),
  )

  const unique = (wanted: string): string => {
    let id = wanted
    for (let copy = 2; taken.has(id); copy += 1) id = `${wanted}-${copy}`
    taken.add(id)
    return id
  }
  const isBare = (element: XmlElement, source: string): boolean =>
    onlyIfCalledFor.has(element.name)
      ? source === '' || !calledFor.has(source)
      : source === '' && onlyIfNamed.has(element.name)
  const assign = (element: XmlElement) => {
    const prefix = prefixes[element.name]
    const source = attribute(element, 'id')
    if (prefix === undefined || byElement.has(element) || isBare(element, source)) return
    const count = (counts.get(prefix) ?? 0) + 1
    counts.set(prefix, count)
    const id = unique(`${prefix}-${slug(source) || count}`)
    byElement.set(element, id)
    if (source !== '' && !bySource.has(source)) bySource.set(source, element)
    // a text that cites one work of several leads to the reference that has it
    if (element.name !== 'ref') return
    for (const citation of citationsOf(element)) {
      const name = attribute(citation, 'id')
      byElement.set(citation, id)
      if (name !== '' && !bySource.has(name)) bySource.set(name, citation)
    }
  }
  const visit = (element: XmlElement, outer: string) => {
    assign(element)
    const id = byElement.get(element) ?? outer
    const source = attribute(element, 'id')
    if (source !== '' && id !== '' && !around.has(source)) around.set(source, id)
    for (const child of childElements(element)) visit(child, id)
  }
  for (const root of roots) visit(root, '')
  return {
    idOf: (element) => byElement.get(element) ?? '',
    target: (sourceId) => {
      const element = bySource.get(sourceId)
      return (element === undefined ? around.get(sourceId) : byElement.get(element)) ?? ''
    },
    elementOf: (sourceId) => bySource.get(sourceId),
  }
}
