import type { CitationFormatName } from '../../../core/domain/citation/citation-format-names.ts'
import {
  elementsAt,
  readBibtex,
  readEndnote,
  readRis,
  readTex,
  readXml,
  splitOutside,
  valuesOf,
  type BibtexEntry,
  type ReadFields,
  type XmlElement,
} from './readers.ts'

/** A name as a program has understood it; `family` is '' for one that stays whole. */
export interface ReadName {
  readonly family: string
  readonly whole: string
}

/** What a program knows of a record that it has read. '' for what it does not know. */
export interface ReadRecord {
  readonly title: string
  readonly names: readonly ReadName[]
  readonly container: string
  readonly year: string
  readonly volume: string
  readonly issue: string
  readonly pages: string
  readonly doi: string
  readonly url: string
  readonly serial: string
  /** With a comma between them. */
  readonly keywords: string
  readonly abstract: string
}

export type FormatReadBack = Extract<CitationFormatName, 'BibTeX' | 'Endnote' | 'RefMan'>

const inParts = (family: string, ...rest: readonly string[]): ReadName => ({
  family,
  whole: [...rest, family].join(' '),
})

const filled = (values: readonly string[]): readonly string[] => values.filter((value) => value !== '')

/** `Zhang, San`, `World Health Organization,` or `张三`. */
function nameOfLine(line: string): ReadName {
  const [family = '', ...rest] = filled(line.split(/,\s*/))
  return rest.length === 0 ? { family: '', whole: family } : inParts(family, ...rest)
}

function fromBibtex({ fields }: BibtexEntry): ReadRecord {
  const raw = (name: string): string => fields.get(name) ?? ''
  const text = (name: string): string => readTex(raw(name))
  const named = splitOutside(raw('author'), ' and ').map((name) => splitOutside(name, ', ').map(readTex))
  return {
    title: text('title'),
    names: named.map(([family = '', ...rest]) =>
      rest.length === 0 ? { family: '', whole: family } : inParts(family, ...rest),
    ),
    container: text('journal') || text('booktitle'),
    year: text('year'),
    volume: text('volume'),
    issue: text('number'),
    pages: text('pages').replace('--', '-'),
    doi: raw('doi'),
    url: raw('url'),
    serial: text('issn') || text('isbn'),
    keywords: splitOutside(raw('keywords'), ', ').map(readTex).join(', '),
    abstract: text('abstract'),
  }
}

/** The tags of a tagged format in the order of a record's values. */
interface Tags {
  readonly title: string
  readonly name: string
  readonly container: readonly string[]
  readonly year: string
  readonly volume: string
  readonly issue: string
  readonly pages: readonly string[]
  readonly doi: string
  readonly url: string
  readonly serial: string
  readonly keyword: string
  readonly abstract: string
}

const risTags: Tags = {
  title: 'TI',
  name: 'AU',
  container: ['JF', 'BT'],
  year: 'PY',
  volume: 'VL',
  issue: 'IS',
  pages: ['SP', 'EP'],
  doi: 'DO',
  url: 'UR',
  serial: 'SN',
  keyword: 'KW',
  abstract: 'AB',
}

const endnoteTags: Tags = {
  title: 'T',
  name: 'A',
  container: ['J', 'B'],
  year: 'D',
  volume: 'V',
  issue: 'N',
  pages: ['P'],
  doi: 'R',
  url: '',
  serial: '@',
  keyword: 'K',
  abstract: 'X',
}

const fromTagged =
  (tags: Tags) =>
  (fields: ReadFields): ReadRecord => {
    const text = (...names: readonly string[]): string =>
      names.flatMap((name) => valuesOf(fields, name)).join('-')
    return {
      title: text(tags.title),
      names: valuesOf(fields, tags.name).map(nameOfLine),
      container: text(...tags.container),
      year: text(tags.year),
      volume: text(tags.volume),
      issue: text(tags.issue),
      pages: text(...tags.pages),
      doi: text(tags.doi),
      url: text(tags.url),
      serial: text(tags.serial),
      keywords: valuesOf(fields, tags.keyword).join(', '),
      abstract: text(tags.abstract),
    }
  }

/** The readers of this folder. */
export const ownReaders: Readonly<Record<FormatReadBack, (text: string) => readonly ReadRecord[]>> = {
  BibTeX: (text) => readBibtex(text).map(fromBibtex),
  Endnote: (text) => readEndnote(text).map(fromTagged(endnoteTags)),
  RefMan: (text) => readRis(text).map(fromTagged(risTags)),
}

/** The records of a MODS document, which the programs of bibutils turn every format into. */
export const readMods = (xml: string): readonly ReadRecord[] => elementsAt(readXml(xml), 'mods').map(fromMods)

function fromMods(mods: XmlElement): ReadRecord {
  const texts = (...path: readonly string[]): readonly string[] =>
    elementsAt(mods, ...path).map(({ text }) => text)
  const ofType = (type: string, ...path: readonly string[]): readonly XmlElement[] =>
    elementsAt(mods, ...path).filter((element) => element.type === type)
  const detail = (type: string): string =>
    ofType(type, 'part', 'detail')
      .flatMap((element) => elementsAt(element, 'number'))
      .map(({ text }) => text)
      .join('')
  const identifier = (type: string): string =>
    [...ofType(type, 'identifier'), ...ofType(type, 'relatedItem', 'identifier')]
      .map(({ text }) => text)
      .join('')
  const hosts = ofType('host', 'relatedItem')
  const extent = [...texts('part', 'extent', 'start'), ...texts('part', 'extent', 'end')]
  return {
    title: titleIn(mods),
    names: elementsAt(mods, 'name').flatMap(nameInMods),
    container: hosts.map(titleIn).join(''),
    year: [...texts('originInfo', 'dateIssued'), ...texts('part', 'date')][0]?.slice(0, 4) ?? '',
    volume: detail('volume'),
    issue: detail('issue') || detail('number'),
    pages: extent.join('-') || detail('page'),
    doi: identifier('doi'),
    url: texts('location', 'url').join(''),
    serial: identifier('issn') || identifier('isbn'),
    keywords: texts('subject', 'topic').join(', '),
    abstract: texts('abstract').join(''),
  }
}

const titleIn = (element: XmlElement): string =>
  ['nonSort', 'title', 'subTitle']
    .map((part) => elementsAt(element, 'titleInfo', part)[0]?.text ?? '')
    .filter((part) => part !== '')
    .join(': ')
    .replace('?: ', '? ')

/** None for the university of a thesis, which stands among the names. */
function nameInMods(name: XmlElement): readonly ReadName[] {
  if (elementsAt(name, 'role', 'roleTerm').some(({ text }) => text === 'degree grantor')) return []
  const parts = elementsAt(name, 'namePart')
  const family = parts.filter(({ type }) => type === 'family').map(({ text }) => text)
  return [{ family: family.join(' '), whole: parts.map(({ text }) => text).join(' ') }]
}
