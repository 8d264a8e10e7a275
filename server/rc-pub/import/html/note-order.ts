import { plainTextOf } from '../text/plain-text.ts'
import { attribute, childElements, descendantsNamed, type XmlElement } from '../xml/xml-tree.ts'
import { noteLabel, notesIn } from './footnotes.ts'
import { isNoteMark } from './note-marks.ts'
import type { InlineFootnote } from './rendering.ts'

/** What surrounds a text: marks in it stand with authors and titles. */
const fronts = new Set(['front', 'front-stub', 'author-notes'])

/** Groups whose notes stand where the group does; the text only points at them. */
const groups = new Set(['fn-group', 'table-wrap-foot'])

/** The marks of a text in their order: the ids that it points at, and the notes that stand in it. */
function* marksIn(element: XmlElement, inGroup = false): Generator<string | XmlElement> {
  if (element.name === 'xref') yield* attribute(element, 'rid').split(/\s+/)
  if (element.name === 'fn' && !inGroup) yield element
  for (const child of childElements(element)) yield* marksIn(child, groups.has(element.name))
}

/** The notes of a text by the marks that lead to them. */
export interface NoteOrder {
  /** True of a note that a mark in the text points at. */
  readonly isPointedAt: (note: XmlElement) => boolean
  /** The place of the first mark of a note among all marks. */
  readonly placeOf: (note: XmlElement) => number
  /** What the first mark that leads to a note says, without brackets; '' where words lead there. */
  readonly markOf: (note: XmlElement) => string
  /** The number of a note in the text that has no mark of its own, where notes of a group are counted with it; else null. */
  readonly numberOf: (note: XmlElement, taken: readonly string[]) => string | null
}

/** The marks that lead to each id: digits, letters, low Roman numerals and symbols. */
const wordsOfMarks = (roots: readonly XmlElement[]): ReadonlyMap<string, string> => {
  const words = new Map<string, string>()
  for (const xref of roots.flatMap((root) => [...descendantsNamed(root, 'xref')])) {
    const id = attribute(xref, 'rid')
    const mark = plainTextOf(xref.children).replace(/^[[(（]|[\])）]$/g, '')
    if (!words.has(id) && mark.length <= 5 && isNoteMark(mark)) words.set(id, mark)
  }
  return words
}

const groupsBelow = (element: XmlElement): readonly XmlElement[] =>
  childElements(element).flatMap((child) =>
    child.name === 'fn-group' ? [child] : child.name === 'table-wrap' ? [] : groupsBelow(child),
  )

export const noteOrder = (roots: readonly XmlElement[]): NoteOrder => {
  const places = new Map<string | XmlElement, number>()
  const inText: XmlElement[] = []
  for (const root of roots) {
    if (fronts.has(root.name)) continue
    for (const mark of marksIn(root)) {
      if (places.has(mark)) continue
      places.set(mark, places.size)
      if (typeof mark !== 'string') inText.push(mark)
    }
  }
  const marks = wordsOfMarks(roots)
  const idOf = (note: XmlElement) => attribute(note, 'id')
  const isPointedAt = (note: XmlElement): boolean => places.has(idOf(note))
  const placeOf = (note: XmlElement): number =>
    Math.min(
      places.get(note) ?? Infinity,
      idOf(note) === '' ? Infinity : (places.get(idOf(note)) ?? Infinity),
    )
  const grouped = roots
    .filter(({ name }) => name === 'back' || name === 'body')
    .flatMap(groupsBelow)
    .flatMap(notesIn)
    .filter(isPointedAt)
  return {
    isPointedAt,
    placeOf,
    markOf: (note) => (idOf(note) === '' ? '' : (marks.get(idOf(note)) ?? '')),
    numberOf: (note, taken) => {
      if (grouped.length === 0) return null
      const labels = new Set([...taken, ...grouped.map(noteLabel)])
      const own = placeOf(note)
      let number = 1 + [...grouped, ...inText].filter((each) => placeOf(each) < own).length
      while (labels.has(String(number))) number += 1
      return String(number)
    },
  }
}

/** Notes of groups in their order, and notes of the text each before the first of them that is marked behind it. */
export const inOrderOfMarks = (
  inText: readonly InlineFootnote[],
  grouped: readonly InlineFootnote[],
  placeOf: (note: XmlElement) => number,
): readonly InlineFootnote[] =>
  inText.reduce<readonly InlineFootnote[]>((all, note) => {
    const behind = all.findIndex(
      (each) => grouped.includes(each) && placeOf(each.element) > placeOf(note.element),
    )
    return behind < 0 ? [...all, note] : [...all.slice(0, behind), note, ...all.slice(behind)]
  }, grouped)

/** True of a title that says no more than that notes stand under it. */
export const isHeadingOfFootnotes = (title: string): boolean =>
  /^(?:(?:foot|end)?-?notes?|notas|anmerkungen|fu(?:ß|ss)noten|примечания|脚注|尾注|注释|註釋|附注)[:：.]?$/i.test(
    title.trim(),
  )
