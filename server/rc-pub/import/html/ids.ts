import { attribute, descendants, type XmlElement } from '../xml/xml-tree.ts'

/** Elements that are written with an id, and the prefix that keeps ids of an article apart from those of the page. */
const prefixes: Readonly<Record<string, string>> = {
  sec: 's',
  'sub-article': 'l',
  response: 'l',
  app: 's',
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
  target: 'x',
  'list-item': 'x',
  list: 'x',
  'def-list': 'x',
  p: 'x',
}

/** Written with an id only where something points at them. */
const onlyIfNamed = new Set([
  'list-item',
  'list',
  'def-list',
  'p',
  'statement',
  'target',
  'disp-formula',
  'mml:mlabeledtr',
  'mml:mtr',
  'media',
])

const slug = (raw: string): string => raw.replace(/[^A-Za-z0-9_.-]+/g, '-')

export interface Ids {
  readonly idOf: (element: XmlElement) => string
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
  const taken = new Set<string>()
  const counts = new Map<string, number>()

  const unique = (wanted: string): string => {
    let id = wanted
    for (let copy = 2; taken.has(id); copy += 1) id = `${wanted}-${copy}`
    taken.add(id)
    return id
  }
  const assign = (element: XmlElement) => {
    const prefix = prefixes[element.name]
    const source = attribute(element, 'id')
    if (prefix === undefined || byElement.has(element) || (source === '' && onlyIfNamed.has(element.name)))
      return
    const count = (counts.get(prefix) ?? 0) + 1
    counts.set(prefix, count)
    const id = unique(`${prefix}-${slug(source) || count}`)
    byElement.set(element, id)
    if (source !== '' && !bySource.has(source)) bySource.set(source, element)
  }
  for (const root of roots) {
    assign(root)
    for (const element of descendants(root)) assign(element)
  }
  return {
    idOf: (element) => byElement.get(element) ?? '',
    target: (sourceId) => {
      const element = bySource.get(sourceId)
      return element === undefined ? '' : (byElement.get(element) ?? '')
    },
    elementOf: (sourceId) => bySource.get(sourceId),
  }
}
