import { plainText } from '../text/plain-text.ts'
import { childElements, childrenNamed, type XmlElement } from '../xml/xml-tree.ts'
import { noteTitle, noteType, withAuthors, writeLabelledNote } from './footnotes.ts'
import type { Entry } from './front-entries.ts'
import { hasWords, type Messages } from './messages.ts'
import type { Rendering } from './rendering.ts'
import { isSaidElsewhere } from './said-elsewhere.ts'
import { escapeMarkup } from './write-html.ts'

const noteHeadings: Readonly<Record<string, keyof Messages>> = {
  conflict: 'competingInterests',
  'coi-statement': 'competingInterests',
  con: 'authorContributions',
  'financial-disclosure': 'funding',
  'supported-by': 'funding',
  abbr: 'abbreviations',
  'competing-interest-statement': 'competingInterests',
  'funding-information': 'funding',
  authorcontribution: 'authorContributions',
  'data-availability': 'dataAvailability',
  'data-availability-statement': 'dataAvailability',
  'funding-statement': 'funding',
  'author-contributions': 'authorContributions',
  'ethics-statement': 'ethics',
}

/** Who did as much as whom is no account of contributions, though files type it so. */
export const headingFor = (type: string, messages: Messages, text = ''): string =>
  messages[/contributed equally/i.test(text) ? 'notes' : (noteHeadings[type.toLowerCase()] ?? 'notes')]

const lead = /^<p><b>([^<]{2,60}?)\s*[.:：]?\s*<\/b>\s*[.:：]?\s*/

/** Words of headings of notes, of which one in bold may begin with the name of whom it is about instead. */
const headingWords =
  /confli|konflikt|interes|intér[eê]t|disclos|declar|statement|\bfund(?:ing|s|ed)?\b|\bfonds?\b|financ|förder|support|sponsor|contribu|beitr[aä]g|abbreviat|abr[eé]v|abkürz|\bdata\b|availab|ethic|[eé]tic|声明|利益|冲突|基金|资助|贡献|缩写|数据|伦理/i

/** With what a note begins that tells who an author is. */
const lifeOfAuthor =
  /^[*＊\s]*(?:(?:第一)?作者简介|about the authors?|(?:author )?biograph(?:y|ies)|biographical notes?)\s*[:：]/i

/**
 * A note under the heading of its kind. A first line in bold is that heading, and is not said twice: the file's own words
 * stand for it in a language that the interface does not speak.
 */
export const noteEntry = (note: XmlElement, rendering: Rendering): Entry => {
  const known = noteHeadings[noteType(note)] !== undefined
  const titled = noteTitle(note).replace(/[:：.]$/, '')
  const written = writeLabelledNote(note, rendering)
  const leading = lead.exec(written)
  const wholeLine = leading !== null && written.slice(leading[0].length).startsWith('</p>')
  const isHeading = titled !== '' || headingWords.test(leading?.[1] ?? '')
  if (leading !== null && ((known && isHeading) || wholeLine)) {
    const rest = written.slice(leading[0].length)
    const isOwn = wholeLine || !hasWords(rendering.tag)
    return {
      title:
        titled || (isOwn ? (leading[1] ?? '') : escapeMarkup(headingFor(noteType(note), rendering.messages))),
      html: withAuthors(wholeLine ? rest.replace(/^<\/p>/, '') : `<p>${rest}`, note, rendering),
    }
  }
  const { aboutAuthors } = rendering.messages
  const title = lifeOfAuthor.test(plainText(note))
    ? escapeMarkup(aboutAuthors)
    : escapeMarkup(headingFor(noteType(note), rendering.messages, plainText(note)))
  const untitled = /^<p>[:：]/.test(written.replace(`<p>${title}`, '<p>'))
    ? `<p>${written.slice(`<p>${title}:`.length).trimStart()}`
    : written
  return { title, html: withAuthors(untitled, note, rendering) }
}

/** True of a note that the page does not say itself. */
export const isSaid = (note: XmlElement): boolean => !isSaidElsewhere(plainText(note))

const asNotes = (part: XmlElement, rendering: Rendering): Entry => ({
  title: escapeMarkup(rendering.messages.notes),
  html: rendering.blocks([part], 3),
})

/** Paragraphs among the notes on authors. */
export const looseAuthorNotes = (notes: XmlElement, rendering: Rendering): readonly Entry[] =>
  childrenNamed(notes, 'p')
    .filter(isSaid)
    .map((note) => asNotes(note, rendering))

/** All of a group without a title: notes that no mark of the text points at, and what stands among them. */
export const entriesOfGroup = (group: XmlElement, rendering: Rendering): readonly Entry[] =>
  childElements(group).flatMap((part) => {
    if (part.name === 'fn-group') return entriesOfGroup(part, rendering)
    if (!isSaid(part)) return []
    if (part.name !== 'fn') return [asNotes(part, rendering)]
    return rendering.isPointedAt(part) ? [] : [noteEntry(part, rendering)]
  })

/** A group without its groups that have titles, and these behind it. */
export const withoutTitledGroups = (group: XmlElement): readonly XmlElement[] => {
  const inner = childrenNamed(group, 'fn-group').filter(isTitled)
  const rest = group.children.filter((node) => typeof node === 'string' || !inner.includes(node))
  return isTitled(group) || inner.length === 0 ? [group] : [{ ...group, children: rest }, ...inner]
}

/** True of a group that its file gives a title. */
export const isTitled = (group: XmlElement): boolean => childrenNamed(group, 'title', 'label').length > 0
