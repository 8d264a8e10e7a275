import {
  attribute,
  childElements,
  childNamed,
  childrenNamed,
  descendantsNamed,
  elementsAt,
  type XmlElement,
} from '../xml/xml-tree.ts'
import { plainText } from '../text/plain-text.ts'
import { footnoteOf, notesIn, writeFootnotes, writeGroupOfNotes } from './footnotes.ts'
import {
  entriesOfGroup,
  headingFor,
  isSaid,
  isTitled,
  looseAuthorNotes,
  noteEntry,
  withoutTitledGroups,
} from './note-entries.ts'
import { inOrderOfMarks, isHeadingOfFootnotes } from './note-order.ts'
import { statementsOnData } from './custom-meta.ts'
import type { OpenRendering } from './create-rendering.ts'
import { frontEntries, type Entry } from './front-entries.ts'
import { rightsEntries } from './rights-entries.ts'
import type { LanguageVersions } from '../meta/language-versions.ts'
import { inlineNames } from './inline.ts'
import { journalEntries } from './journal-entries.ts'
import { withParagraphs } from './loose-words.ts'
import { isSaidElsewhere, isSelfCitation } from './said-elsewhere.ts'
import { mergeSections } from './merge-sections.ts'
import type { Rendering } from './rendering.ts'
import { titleOfBack, underTitleOf } from './own-headings.ts'
import { bodyOf, titleOf, writeHeading, writeSection, writeTitledPart } from './sections.ts'
import { isBackHeading } from './messages.ts'
import { escapeMarkup, tag, textOfHtml } from './write-html.ts'

/** Elements of lines that stand as blocks where nothing is around them. */
const aloneAsBlocks = new Set(['graphic', 'disp-formula', 'code', 'alternatives'])

const isBlock = ({ name }: XmlElement): boolean => !inlineNames.has(name) || aloneAsBlocks.has(name)

const writeEntries = (entries: readonly Entry[]): readonly string[] =>
  entries
    .filter((entry) => entry.html !== '')
    .map((entry) => tag('section', {}, writeHeading(entry.title, '', 2) + entry.html))

const writeNotesElement = (notes: XmlElement, rendering: Rendering): readonly string[] => {
  const hasTitle = titleOf(notes, rendering) !== ''
  const inner = childrenNamed(notes, 'notes')
  if (
    !hasTitle &&
    inner.length > 0 &&
    inner.length === childElements(notes).filter((each) => each.name !== 'fn-group').length
  ) {
    return [
      ...inner.flatMap((each) => writeNotesElement(each, rendering)),
      ...childrenNamed(notes, 'fn-group').flatMap((each) => writeBackElement(each, rendering)),
    ]
  }
  const heading = headingFor(attribute(notes, 'notes-type'), rendering.messages, plainText(notes))
  return [writeTitledPart(notes, rendering, heading)]
}

const writeTitledNotes = (group: XmlElement, rendering: Rendering): readonly string[] => {
  const html = writeGroupOfNotes(group, rendering, 3)
  const attributes = { class: notesIn(group).some(rendering.isPointedAt) ? 'footnotes' : '' }
  const title = titleOf(group, rendering) || escapeMarkup(rendering.messages.notes)
  const isHeadingAlone = notesIn(group).length === 0 && titleOf(group, rendering) !== ''
  return html === '' && !isHeadingAlone ? [] : [tag('section', attributes, writeHeading(title, '', 2) + html)]
}

/** A file among appendices stands under a heading, not under that of what is before it. */
const writeUngrouped = (part: XmlElement, rendering: Rendering): readonly string[] =>
  part.name === 'supplementary-material'
    ? writeEntries([
        { title: escapeMarkup(rendering.messages.supplementary), html: rendering.flow([part], 3) },
      ])
    : writeBackElement(part, rendering)

/** Appendices: under the title of their group, where it has one, each a part of it. */
const writeAppendices = (group: XmlElement, rendering: Rendering): readonly string[] => {
  const title = titleOf(group, rendering)
  const parts = childElements(group).filter(({ name }) => name !== 'title')
  if (title === '') return parts.flatMap((part) => writeUngrouped(part, rendering))
  const written = parts.map((part) =>
    part.name === 'app' ? writeSection(part, rendering, 3) : rendering.flow([part], 3),
  )
  return [tag('section', {}, writeHeading(title, '', 2) + written.join(''))]
}

/** True of an appendix that has no name but that of the one section in it. */
const isOneTitledSection = (appendix: XmlElement, rendering: Rendering): boolean => {
  const [only, ...others] = childElements(appendix).filter(({ name }) => name !== 'object-id')
  return only?.name === 'sec' && others.length === 0 && titleOf(only, rendering) !== ''
}

/** Lives of authors; a title that says that they are is their heading. */
const biography = (bio: XmlElement, rendering: Rendering): Entry => {
  const title = titleOf(bio, rendering)
  const isHeading = isBackHeading(textOfHtml(title))
  return {
    title: isHeading ? title : escapeMarkup(rendering.messages.aboutAuthors),
    html: rendering.blocks([isHeading ? { ...bio, children: bodyOf(bio) } : bio], 4),
  }
}

const writeBackElement = (element: XmlElement, rendering: Rendering): readonly string[] => {
  switch (element.name) {
    case 'ack':
      return [writeTitledPart(element, rendering, rendering.messages.acknowledgements)]
    case 'notes':
      return writeNotesElement(element, rendering)
    case 'glossary':
      return [writeTitledPart(element, rendering, rendering.messages.glossary)]
    case 'app':
      return [
        isOneTitledSection(element, rendering)
          ? writeSection(element, rendering, 2)
          : writeTitledPart(element, rendering, rendering.messages.appendix),
      ]
    case 'app-group':
      return writeAppendices(element, rendering)
    case 'bio':
      return writeEntries([biography(element, rendering)])
    case 'fn-group':
      return writeTitledNotes(element, rendering)
    case 'sec':
      return [writeSection(element, rendering, 2)]
    case 'ref-list':
      return []
    default:
      return [rendering.flow([element], 2)]
  }
}

/** What may stand in the front behind the metadata. */
const besideMeta = ['notes', 'fn-group', 'ack', 'bio', 'glossary', 'def-list', 'list']

/** Notes of the front that speak to the reader; how to cite the article is said elsewhere on the page. */
const frontNotes = (front: XmlElement | undefined): readonly XmlElement[] =>
  front === undefined
    ? []
    : childrenNamed(front, ...besideMeta).filter(
        (notes) => !isSaidElsewhere(plainText(notes)) && !isSelfCitation(notes),
      )

/** Figures and tables that a file collects behind the text, to be placed where the text calls for them. */
export const displayObjects = (element: XmlElement): readonly XmlElement[] =>
  elementsAt(element, 'back', 'sec').filter((sec) => attribute(sec, 'sec-type') === 'display-objects')

/** PLOS and others keep the statement on data among the metadata. */
const dataAvailability = (meta: XmlElement, rendering: Rendering): readonly Entry[] =>
  statementsOnData(meta).map((custom) => ({
    title: escapeMarkup(rendering.messages.dataAvailability),
    html: tag(
      'p',
      {},
      rendering.inline(childrenNamed(custom, 'meta-value').flatMap((value) => value.children)).trim(),
    ),
  }))

export interface BackSource {
  readonly fronts: LanguageVersions
  readonly element: XmlElement
  readonly meta: XmlElement
  /** Institutions, columns and addresses of people as lists show them, which the text need not say again. */
  readonly listed: ReadonlySet<string>
}

/**
 * All behind the body but the references: the parts of the back in the order of the file, appendices after them,
 * then statements that the file keeps in its front, then footnotes.
 */
export const writeBackMatter = (source: BackSource, rendering: OpenRendering): readonly string[] => {
  const back = childNamed(source.element, 'back')
  const elements = (back === undefined ? [] : withParagraphs(back, isBlock)).flatMap((each) =>
    each.name === 'fn-group' ? withoutTitledGroups(each) : [each],
  )
  const isWithNotesOfText = (group: XmlElement) =>
    rendering.footnotes().length > 0 &&
    isHeadingOfFootnotes(textOfHtml(titleOf(group, rendering))) &&
    notesIn(group).every(rendering.isPointedAt)
  const groupsOfNotes = elements.filter(({ name }) => name === 'fn-group')
  const titled = groupsOfNotes.filter((group) => isTitled(group) && isWithNotesOfText(group))
  const loose = groupsOfNotes.filter((group) => !isTitled(group) || titled.includes(group))
  const text = [childNamed(source.element, 'body'), back, childNamed(source.element, 'floats-group')].flatMap(
    (each) => each ?? [],
  )
  const isAppendix = (element: XmlElement) => element.name === 'app' || element.name === 'app-group'
  const collected = new Set(displayObjects(source.element))
  const own = elements
    .filter((element) => !loose.includes(element) && !isAppendix(element) && !collected.has(element))
    .flatMap((element) => writeBackElement(element, rendering))
  const appendices = elements.filter(isAppendix).flatMap((element) => writeBackElement(element, rendering))
  const front = frontNotes(childNamed(source.element, 'front')).flatMap((each) =>
    each.name.endsWith('list')
      ? writeEntries([{ title: escapeMarkup(rendering.messages.notes), html: rendering.blocks([each], 3) }])
      : writeBackElement(each, rendering),
  )
  const groups = elementsAt(source.meta, 'author-notes')
  const inGroups = (entriesOf: (group: XmlElement) => readonly Entry[]): readonly Entry[] =>
    groups.flatMap((group) => underTitleOf(group, entriesOf(group), rendering))
  const withAuthor = descendantsNamed(source.meta, 'contrib', 'contrib-group', 'collab')
    .flatMap((each) => childrenNamed(each, 'fn'))
    .filter(isSaid)
  const titleNotes = elementsAt(source.meta, 'title-group').flatMap((group) => descendantsNamed(group, 'fn'))
  const entries = writeEntries([
    ...titleNotes.map((note) => noteEntry(note, rendering)),
    ...loose.flatMap((group) => entriesOfGroup(group, rendering)),
    ...inGroups((group) =>
      childrenNamed(group, 'fn')
        .filter(isSaid)
        .map((note) => noteEntry(note, rendering)),
    ),
    ...withAuthor.map((note) => noteEntry(note, rendering)),
    ...inGroups((group) => looseAuthorNotes(group, rendering)),
    ...dataAvailability(source.meta, rendering),
    ...frontEntries(source, rendering),
    // what the record holds by itself is no text of an article that has none
    ...(text.some((each) => plainText(each) !== '')
      ? [...rightsEntries(source, rendering), ...journalEntries(source.fronts, rendering)]
      : []),
  ])
  const marked = loose
    .flatMap(notesIn)
    .filter((note) => isSaid(note) && rendering.isPointedAt(note))
    .map((note) => footnoteOf(note, rendering))
  const footnotes = writeFootnotes(
    inOrderOfMarks(rendering.footnotes(), marked, rendering.placeOf),
    rendering,
  )
  const title =
    titled.map((group) => titleOf(group, rendering))[0] ?? escapeMarkup(rendering.messages.footnotes)
  const noted =
    footnotes === ''
      ? ''
      : tag('section', { class: 'footnotes' }, writeHeading(title, 'footnotes', 2) + footnotes)
  return mergeSections(
    [...titleOfBack(back, rendering), ...own, ...appendices, ...front, ...entries, noted].filter(
      (html) => textOfHtml(html) !== '',
    ),
  )
}
