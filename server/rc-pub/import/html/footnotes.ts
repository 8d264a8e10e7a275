import { attribute, childNamed, childrenNamed, isElement, type XmlElement } from '../xml/xml-tree.ts'
import { plainTextOf } from '../text/plain-text.ts'
import { withoutLoneParagraph, type InlineFootnote, type Rendering } from './rendering.ts'
import { escapeMarkup, tag } from './write-html.ts'

/** The mark of a note, '' where it has none. */
export const noteLabel = (note: XmlElement): string => {
  const label = childNamed(note, 'label')
  return label === undefined ? '' : plainTextOf(label.children)
}

/** The inside of a note without its mark. */
const noteContent = (note: XmlElement, rendering: Rendering): string =>
  rendering.blocks(
    note.children.filter((node) => !isElement(node) || node.name !== 'label'),
    4,
  )

/** Marks are short; a longer label is a heading that runs into the note. */
const isMark = (label: string): boolean => label.length <= 3 || /^[\d*†‡§¶#ⅰ-ⅿ.]+$/.test(label)

/** The heading that a label in words makes, '' where the label is a mark. */
export const noteTitle = (note: XmlElement): string => {
  const label = noteLabel(note)
  return isMark(label) ? '' : label
}

const backLink = (id: string, rendering: Rendering): string =>
  tag('a', { href: `#fnref-${id}`, class: 'backlink', 'aria-label': rendering.messages.backToText }, '↩')

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

/** A note without a mark: a paragraph, led by its label. */
export const writeUnmarkedNote = (note: XmlElement, rendering: Rendering): string => {
  const label = noteLabel(note)
  const authors = label === '' ? rendering.authorsOf(note).join(', ') : ''
  const lead =
    authors !== ''
      ? `${tag('b', {}, escapeMarkup(authors))}: `
      : label === ''
        ? ''
        : isMark(label)
          ? `${tag('sup', {}, escapeMarkup(label))} `
          : `${tag('b', {}, escapeMarkup(label))} `
  const content = noteContent(note, rendering)
  if (content === '') return ''
  if (authors !== '' && /^<p>[A-Z]{2,4}[,:]/.test(content)) return content
  return content.startsWith('<p>') ? `<p>${lead}${content.slice(3)}` : lead + content
}

/** The notes of a group and of the groups in it. */
export const notesIn = (group: XmlElement): readonly XmlElement[] => [
  ...childrenNamed(group, 'fn'),
  ...childrenNamed(group, 'fn-group').flatMap(notesIn),
]

export const noteType = (note: XmlElement): string => attribute(note, 'fn-type').toLowerCase()
