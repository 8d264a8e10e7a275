import {
  attribute,
  childElements,
  childNamed,
  childrenNamed,
  isElement,
  type XmlElement,
} from '../xml/xml-tree.ts'
import { plainText, plainTextOf } from '../text/plain-text.ts'
import { languageOf } from './language-of.ts'
import { withoutLoneParagraph, type InlineFootnote, type Rendering } from './rendering.ts'
import { titleOf, writeHeading } from './sections.ts'
import { escapeMarkup, tag, textOfHtml, withLead } from './write-html.ts'

/** The mark of a note, '' where it has none. */
export const noteLabel = (note: XmlElement): string => {
  const label = childNamed(note, 'label')
  return (label === undefined ? '' : plainTextOf(label.children)) || attribute(note, 'symbol')
}

/** The inside of a note without its mark; its title, where it has one, runs into its first paragraph. */
const noteContent = (note: XmlElement, rendering: Rendering): string => {
  const titles = childrenNamed(note, 'title').map((each) => rendering.inline(each.children).trim())
  const title = titles.filter((each) => each !== '').join(' ')
  const content = rendering.blocks(
    note.children.filter((node) => !isElement(node) || node.name !== 'label'),
    4,
  )
  return title === '' ? content : withLead(`${tag('b', {}, title)} `, content)
}

/** Marks are short; a longer label is a heading that runs into the note. */
const isMark = (label: string): boolean => label.length <= 3 || /^[\d*†‡§¶#ⅰ-ⅿ.]+$/.test(label)

/** The heading that a label in words makes, '' where the label is a mark. */
export const noteTitle = (note: XmlElement): string => {
  const label = noteLabel(note)
  return isMark(label) ? '' : label
}

const backLink = (id: string, rendering: Rendering): string =>
  tag('a', { href: `#fnref-${id}`, class: 'backlink', 'aria-label': rendering.messages.backToText }, '↩')

/** The mark of a note; without one of its own that of the text, unless its words begin with it. */
export const shownLabel = (note: XmlElement, rendering: Rendering): string => {
  const mark = rendering.markOf(note)
  const own = noteLabel(note)
  const behind = plainText(note).slice(mark.length)
  const isSaid = plainText(note).startsWith(mark) && !/^[\p{L}\p{N}]/u.test(behind)
  return own !== '' || isSaid ? own : mark
}

/** A note of a group as one of the footnotes. */
export const footnoteOf = (note: XmlElement, rendering: Rendering): InlineFootnote => ({
  id: rendering.idOf(note),
  label: shownLabel(note, rendering),
  element: note,
})

/** Notes that marks in the text point at, each with the way back to its mark. */
export const writeFootnotes = (notes: readonly InlineFootnote[], rendering: Rendering): string => {
  const items = notes.map((note) => {
    const content = withoutLoneParagraph(noteContent(note.element, rendering))
    const label = note.label === '' ? '' : `${tag('span', { class: 'label' }, escapeMarkup(note.label))} `
    const back = ` ${backLink(note.id, rendering)}`
    const joined = content.endsWith('</p>') ? content.replace(/<\/p>$/, `${back}</p>`) : content + back
    return tag('li', { id: note.id }, label + joined)
  })
  return items.length === 0 ? '' : tag('ul', { class: 'notes' }, items.join(''))
}

const writeMark = (note: XmlElement): string => {
  const label = noteLabel(note)
  return label === '' ? '' : `${tag(isMark(label) ? 'sup' : 'b', {}, escapeMarkup(label))} `
}

/** A note as a paragraph, led by its label. */
export const writeLabelledNote = (note: XmlElement, rendering: Rendering): string => {
  const mark = writeMark(note)
  const content = noteContent(note, rendering)
  if (content === '') return ''
  const written = withLead(mark, content)
  const language = languageOf(note, rendering)
  return language.lang === undefined ? written : tag('div', language, written)
}

/** A written note with the authors whose it is behind its label, unless it names them itself. */
export const withAuthors = (html: string, note: XmlElement, rendering: Rendering): string => {
  const names = rendering.authorsOf(note)
  const text = textOfHtml(html)
  if (html === '' || names.every((name) => text.includes(name))) return html
  const mark = writeMark(note)
  const before = [`<p>${mark}`, mark, '<p>'].find((each) => each !== '' && html.startsWith(each)) ?? ''
  const rest = html.slice(before.length)
  return /^[A-Z]{2,4}[,:]/.test(rest)
    ? html
    : `${before}${tag('b', {}, escapeMarkup(names.join(', ')))}: ${rest}`
}

/** A note that no mark of the text points at. */
export const writeUnmarkedNote = (note: XmlElement, rendering: Rendering): string =>
  withAuthors(writeLabelledNote(note, rendering), note, rendering)

/** The notes of a group in their order: those that marks in the text point at as footnotes, others as paragraphs. */
const writeNotes = (notes: readonly XmlElement[], rendering: Rendering): string => {
  const first = notes[0]
  if (first === undefined) return ''
  const isPointedAt = rendering.isPointedAt(first)
  const end = notes.findIndex((note) => rendering.isPointedAt(note) !== isPointedAt)
  const run = end < 0 ? notes : notes.slice(0, end)
  const written = isPointedAt
    ? writeFootnotes(
        run.map((note) => footnoteOf(note, rendering)),
        rendering,
      )
    : run.map((note) => writeUnmarkedNote(note, rendering)).join('')
  return end < 0 ? written : written + writeNotes(notes.slice(end), rendering)
}

const ownParts = new Set(['fn', 'title', 'label'])

/** The notes of a group with all that stands among them, in the order of the file; groups in it under their titles. */
export const writeGroupOfNotes = (group: XmlElement, rendering: Rendering, level: number): string => {
  const parts = childElements(group)
  const written: string[] = []
  for (const [at, part] of parts.entries()) {
    if (!ownParts.has(part.name))
      written.push(
        part.name === 'fn-group'
          ? writeHeading(titleOf(part, rendering), '', level) + writeGroupOfNotes(part, rendering, level + 1)
          : rendering.blocks([part], level),
      )
    if (part.name !== 'fn' || parts[at - 1]?.name === 'fn') continue
    const end = parts.findIndex(({ name }, behind) => behind > at && name !== 'fn')
    written.push(writeNotes(parts.slice(at, end < 0 ? undefined : end), rendering))
  }
  return written.join('')
}

/** The notes of a group and of the groups in it. */
export const notesIn = (group: XmlElement): readonly XmlElement[] => [
  ...childrenNamed(group, 'fn'),
  ...childrenNamed(group, 'fn-group').flatMap(notesIn),
]

export const noteType = (note: XmlElement): string => attribute(note, 'fn-type').toLowerCase()
