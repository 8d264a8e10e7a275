import type { ContentLanguage } from '@xuekan/core'
import {
  childElements,
  childNamed,
  childrenNamed,
  descendantsNamed,
  isElement,
  type XmlElement,
  type XmlNode,
} from '../xml/xml-tree.ts'
import { baseOf, declaredLanguage, guessTag } from '../text/tags.ts'
import type { CitationRecord, ReferenceRecord } from '../../store/article-record.ts'
import { plainText } from '../text/plain-text.ts'
import { citedDoi } from './citation-doi.ts'
import { citationLinks } from './citation-links.ts'
import { citationNames, isWrittenOut } from './citation-names.ts'
import { writeStructuredCitation } from './citation-structured.ts'
import { writeWrittenCitation } from './citation-written.ts'
import { readCitedWork } from './cited-work.ts'
import { bareLabel, citationsOf, countsByPlace, referenceLabels } from './reference-label.ts'
import type { Rendering } from './rendering.ts'
import { titleOf, writeHeading } from './sections.ts'
import { escapeMarkup, tag, textOfHtml } from './write-html.ts'

/**
 * The citations that a reference shows. Forms of one citation in the same language are one: what is written out
 * wins over fields. In several languages that of the text comes first. Citations with labels of their own are works.
 */
const shownCitations = (ref: XmlElement, language: ContentLanguage): readonly XmlElement[] => {
  const all = citationsOf(ref)
  if (referenceLabels(ref).areApart) return all
  const written = all.filter((each) => isWrittenOut(each.children))
  const forms = new Set(all.map((each) => each.name))
  const chosen = written.length > 0 && (forms.size > 1 || written.length === all.length) ? written : all
  const first = chosen.filter((each) => {
    const declared = declaredLanguage(each)
    return declared !== null && baseOf(declared) === baseOf(language)
  })
  return [...first, ...chosen.filter((each) => !first.includes(each))]
}

/** A written reference may repeat its own number. `2.4 GHz` begins with another one. */
const withoutNumber = (html: string, label: string): string => {
  const number = bareLabel(label)
  return /^\d+$/.test(number) ? html.replace(new RegExp(`^\\[?${number}(?:\\.(?!\\d)|[\\])])\\s*`), '') : html
}

/** One citation of a reference as shown. */
interface WrittenCitation {
  readonly html: string
  readonly record: readonly CitationRecord[]
}

interface CitationLabels {
  /** Of the whole reference. */
  readonly own: string
  /** What the citation is called within it. */
  readonly mark: string
}

/** `known` holds the identifiers: the whole reference, where all its forms are of one work. */
const writeCitation = (
  citation: XmlElement,
  rendering: Rendering,
  { own, mark }: CitationLabels,
  { known, forms }: { readonly known: XmlElement; readonly forms: readonly XmlElement[] },
): WrittenCitation => {
  const structured = isWrittenOut(citation.children) ? '' : writeStructuredCitation(citation, rendering)
  const marked = mark === '' ? '' : `${escapeMarkup(mark)} `
  const text =
    marked + (structured || withoutNumber(writeWrittenCitation(citation, rendering, citedDoi(known)), own))
  const links = citationLinks(known, text)
  const ended = links === '' || /[.。!?）)\]]$/.test(textOfHtml(text)) || text === '' ? text : `${text}.`
  const complete = [ended, links].filter((part) => part !== '').join(' ')
  const language = declaredLanguage(citation) ?? guessTag(textOfHtml(text), rendering.tag)
  const html =
    baseOf(language) === baseOf(rendering.tag) || complete === ''
      ? complete
      : tag('span', { lang: language }, complete)
  // the mark tells the works of one reference apart, and is no word of this one
  const words = textOfHtml(ended.slice(marked.length))
  return { html, record: readCitedWork(forms, { language, text: words }) }
}

/** One reference as read: its HTML, and what the record keeps of it. */
export interface WrittenReference {
  readonly id: string
  readonly label: string
  readonly html: string
  readonly record: ReferenceRecord
}

/** References by the text that they were read for: its list and the record show the same. */
const read = new WeakMap<Rendering, Map<XmlElement, WrittenReference>>()

const writeReference = (ref: XmlElement, rendering: Rendering): WrittenReference => {
  const known = read.get(rendering) ?? new Map<XmlElement, WrittenReference>()
  read.set(rendering, known)
  const written = known.get(ref) ?? readReference(ref, rendering)
  known.set(ref, written)
  return written
}

const readReference = (ref: XmlElement, rendering: Rendering): WrittenReference => {
  const { own: label, marks } = referenceLabels(ref)
  const citations = shownCitations(ref, rendering.tag)
  const notes = childrenNamed(ref, 'note').map((note) =>
    rendering
      .blocks(note.children, 6)
      .replace(/<\/?p>/g, ' ')
      .trim(),
  )
  const written = citations.map((each) =>
    writeCitation(
      each,
      rendering,
      { own: label, mark: marks.get(each) ?? '' },
      citations.length === 1 ? { known: ref, forms: citationsOf(ref) } : { known: each, forms: [each] },
    ),
  )
  const html = [...written.map((each) => each.html), wordsOf(ref, rendering), ...notes]
    .filter((part) => part !== '')
    .join('<br>')
  const id = rendering.idOf(ref)
  const dois = childElements(ref).map(citedDoi)
  return {
    id,
    label,
    html,
    record: {
      id,
      label: bareLabel(label),
      text: textOfHtml(html),
      doi: dois.find((doi) => doi !== '') ?? '',
      citations: written.flatMap((each) => each.record),
    },
  }
}

/** True where the labels are the numbers that an ordered list shows by itself, from `start` on. */
const isCounting = (references: readonly WrittenReference[], start: number): boolean =>
  references.every((each, index) => bareLabel(each.label) === String(start + index))

const writeList = (references: readonly WrittenReference[], start: number): string => {
  if (references.length === 0) return ''
  const counting = isCounting(references, start)
  const items = references.map((each) => {
    const label =
      counting || each.label === '' ? '' : `${tag('span', { class: 'label' }, escapeMarkup(each.label))} `
    return tag('li', { id: each.id }, label + each.html)
  })
  return tag('ol', counting ? { start: start === 1 ? undefined : start } : { class: 'plain' }, items.join(''))
}

/** The references that say something; one without a label has its place as its number where that is the number of all. */
const readOwn = (
  refs: readonly XmlElement[],
  rendering: Rendering,
  start: number,
): readonly WrittenReference[] => {
  const shown = refs
    .map((ref) => ({ ref, written: writeReference(ref, rendering) }))
    .filter(({ written }) => written.html !== '')
  const written = shown.map((each) => each.written)
  const all = shown.map(({ ref }) => ref)
  if (!countsByPlace(all, start, rendering.citesByPlace)) return written
  return written.map((each, index) => ({
    ...each,
    label: each.label || String(start + index),
    record: { ...each.record, label: each.record.label || String(start + index) },
  }))
}

/** The references of each list without those of its parts, and the number of the first; lists that count go on counting. */
const readLists = (
  lists: readonly XmlElement[],
  rendering: Rendering,
): ReadonlyMap<XmlElement, { readonly own: readonly WrittenReference[]; readonly start: number }> => {
  const read = new Map<XmlElement, { readonly own: readonly WrittenReference[]; readonly start: number }>()
  let next = 1
  for (const list of lists.flatMap((each) => [each, ...descendantsNamed(each, 'ref-list')])) {
    if (read.has(list)) continue
    const own = readOwn(childrenNamed(list, 'ref'), rendering, next)
    read.set(list, { own, start: next })
    if (own.length > 0 && isCounting(own, next)) next += own.length
  }
  return read
}

/** All references below the lists, those of their parts included, in order. */
export const readReferences = (
  lists: readonly XmlElement[],
  rendering: Rendering,
): readonly WrittenReference[] => [...readLists(lists, rendering).values()].flatMap(({ own }) => own)

/** Outside a list a citation may have a label all the same. */
const unlabelled = (citation: XmlElement): CitationLabels => ({
  own: '',
  mark: plainText(childNamed(citation, 'label')),
})

/** A work outside the list of references, such as one that is reviewed; of several forms of it one. */
export const writeCitedWork = (element: XmlElement, rendering: Rendering): string => {
  if (element.name !== 'citation-alternatives')
    return writeCitation(element, rendering, unlabelled(element), { known: element, forms: [element] }).html
  const ref: XmlElement = { ...element, name: 'ref', children: [element] }
  const [shown] = shownCitations(ref, rendering.tag)
  return shown === undefined
    ? rendering.inline(element.children)
    : writeCitation(shown, rendering, unlabelled(shown), { known: ref, forms: citationsOf(ref) }).html
}

/** Paragraphs, lists, tables, loose words and all else among the references of a list. */
const besideReferences = (list: XmlElement): readonly XmlNode[] =>
  list.children.filter(
    (node) => !isElement(node) || !['label', 'title', 'ref', 'ref-list', 'x'].includes(node.name),
  )

/** What a reference says that is no citation and no note. */
const wordsOf = (ref: XmlElement, rendering: Rendering): string => {
  const cites = ['label', 'note', 'x', 'pub-id', 'citation-alternatives', ...citationNames]
  return rendering
    .inline(ref.children.filter((node) => !isElement(node) || !cites.includes(node.name)))
    .trim()
}

/** The references of a list that is no section of the article, under its title as a line. */
export const writeReferenceItems = (list: XmlElement, rendering: Rendering): string => {
  const items = writeList(readOwn(descendantsNamed(list, 'ref'), rendering, 1), 1)
  const title = titleOf(list, rendering)
  return items === '' || title === '' ? items : tag('p', { class: 'list-title' }, tag('b', {}, title)) + items
}

/**
 * The reference lists of an article as its last section. Lists inside a list keep their titles; one that a translation
 * takes from the original (`borrowed`) is titled in the language of the text.
 * `owners` are parts of the article that hold a list and nothing else, of which an untitled list has the title.
 */
export const writeReferences = (
  lists: readonly XmlElement[],
  rendering: Rendering,
  borrowed = false,
  owners: ReadonlyMap<XmlElement, XmlElement> = new Map(),
): string => {
  const headingOf = (list: XmlElement): string =>
    titleOf(list, rendering) || titleOf(owners.get(list) ?? list, rendering)
  const read = readLists(lists, rendering)
  const writeOne = (list: XmlElement, level: number, titled: boolean): string => {
    const { own, start } = read.get(list) ?? { own: [], start: 1 }
    const items = writeList(own, start)
    const intro = rendering.blocks(besideReferences(list), level)
    const heading = titled ? writeHeading(headingOf(list), '', level) : ''
    return (
      heading +
      intro +
      items +
      childrenNamed(list, 'ref-list')
        .map((each) => writeOne(each, level + 1, true))
        .join('')
    )
  }
  const several = lists.length > 1
  const isNamed = (list: XmlElement) => textOfHtml(headingOf(list)) !== rendering.messages.references
  const content = lists
    .map((list, at) => writeOne(list, several ? 3 : 2, several && (at > 0 || isNamed(list))))
    .join('')
  if (content === '') return ''
  const title =
    (several || borrowed ? '' : lists.map(headingOf)[0]) || escapeMarkup(rendering.messages.references)
  return tag(
    'section',
    { class: 'references', id: 'references' },
    tag('h2', { id: 'references-h' }, title) + content,
  )
}
