import { readCitedWork } from './cited-work.ts'
import { plainText, plainTextOf } from '../text/plain-text.ts'
import { isHan } from '../text/tags.ts'
import { attribute, childElements, childNamed, descendantsNamed, type XmlElement } from '../xml/xml-tree.ts'
import { isEmptyReference } from './empty-references.ts'
import { noteLabel } from './footnotes.ts'
import { citationNames } from './citation-names.ts'
import { bareLabel, citationsOf, countsByPlace, referenceLabels } from './reference-label.ts'

/** True where a mark in the text is the place of the reference that it points at, or of a citation in it: `2`, `2b`. */
export const citesByPlace = (roots: readonly XmlElement[]): boolean => {
  const references = [...new Set(roots.flatMap((root) => descendantsNamed(root, 'ref')))]
  const placeOf = new Map(
    references.flatMap((ref, index) =>
      [ref, ...citationsOf(ref)].map((each) => [attribute(each, 'id'), index + 1] as const),
    ),
  )
  const marks = roots
    .flatMap((root) => descendantsNamed(root, 'xref'))
    .filter((xref) => attribute(xref, 'ref-type') === 'bibr' && !isEmptyReference(xref))
  const places = marks.filter(
    (mark) => plainText(mark).replace(/(?<=\d)[a-z]$/, '') === String(placeOf.get(attribute(mark, 'rid'))),
  )
  return places.length > 0 && places.length * 2 > marks.length
}

/** `Lind et al., 2020`: the first author and the year of a work in these forms; '' where it does not tell its authors apart. */
const nameAndYear = (forms: readonly XmlElement[]): string => {
  const [work] = readCitedWork(forms, { language: 'en', text: '' })
  const [first, ...others] = work?.authors ?? []
  if (work === undefined || first === undefined) return ''
  const name = first.kind === 'person' ? first.surname || first.givenNames : first.name
  const named = others.length === 0 ? name : isHan(name) ? `${name}等` : `${name} et al.`
  return [named, work.year].filter((part) => part !== '').join(isHan(name) ? '，' : ', ')
}

/** `citation` is the one of several works in a reference that is meant. */
const referenceText = (ref: XmlElement, place: number, citation?: XmlElement): string => {
  const { own: label, marks } = referenceLabels(ref)
  const mark = citation === undefined ? '' : bareLabel(marks.get(citation) ?? '')
  // `Lind et al.(2020)Lind, Moe`, as programs for bibliographies write them
  const [, names, year] = /^(\p{L}.*?)[\s,]*\((\d{4}[a-z]?)\)/u.exec(label) ?? []
  if (names !== undefined) return `${names}, ${year}`
  const number = bareLabel(label) || (place > 0 ? String(place) : '')
  if (number !== '') return number + mark
  return nameAndYear(citation === undefined || mark === '' ? citationsOf(ref) : [citation])
}

const labelOrTitle = (element: XmlElement): string => {
  const label = childNamed(element, 'label')
  const own = label === undefined ? '' : plainTextOf(label.children).replace(/[.:．：]$/, '')
  const caption = childNamed(element, 'caption')
  const isTitled = ['sec', 'app', 'ack', 'notes', 'glossary', 'boxed-text'].includes(element.name)
  return own || (isTitled ? plainText(childNamed(caption ?? element, 'title')) : '')
}

/**
 * What a reference without a text of its own says, by the element that it points at: the label of that, of a section
 * without one its title, of a reference without one its first author and year. '' where nothing can be said.
 */
export const generatedTexts = (roots: readonly XmlElement[]): ((target: XmlElement) => string) => {
  const references = [...new Set(roots.flatMap((root) => descendantsNamed(root, 'ref')))]
  const counts = countsByPlace(references, 1, citesByPlace(roots))
  const textOfReference = (ref: XmlElement, citation?: XmlElement): string =>
    referenceText(ref, counts ? references.indexOf(ref) + 1 : 0, citation)
  return (target) => {
    if (target.name === 'ref') return textOfReference(target)
    if (citationNames.includes(target.name)) {
      const ref = references.find((each) => citationsOf(each).includes(target))
      return ref === undefined ? '' : textOfReference(ref, target)
    }
    if (target.name === 'mml:mlabeledtr') return plainTextOf(childElements(target).slice(0, 1))
    return target.name === 'fn' ? noteLabel(target) : labelOrTitle(target)
  }
}

const conjunctions = new Set(['and', 'or', 'to', 'und', 'et', 'y', 'e', '和', '与', '及', '至', '或'])
const isNumber = (word: string | undefined): boolean => /^(?:\p{L}?\d+\p{L}?|\p{Lu})$/u.test(word ?? '')

/** The word that a text ends with, before numbers that it lists: `figs` of `see Figs. 1, 2 and`. */
const kindBefore = (text: string): string => {
  const words =
    text.slice(-80).match(/\p{Script=Han}+|[^\P{L}\p{Script=Han}]*\d[\p{L}\d]*|[^\P{L}\p{Script=Han}]+/gu) ??
    []
  let at = words.length - 1
  while (isNumber(words[at]) || (conjunctions.has(words[at] ?? '') && isNumber(words[at - 1]))) at -= 1
  return (words[at] ?? '').toLowerCase()
}

const saysKind = (said: string, kind: string): boolean => {
  if (isHan(kind)) return said.endsWith(kind)
  const [one, other] = [said, kind.toLowerCase()].map((word) => word.replace(/s$/, ''))
  return one !== undefined && one.length > 1 && other?.startsWith(one) === true
}

/** A label as it reads behind this text, which may say itself what is numbered, or open the bracket: `1` of `Figure 1`. */
export const labelBehind = (label: string, before: string): string => {
  if (/[([（［]$/.test(before)) return label.replace(/^[([（［](.*)[)\]）］]$/, '$1')
  const [, kind = '', number] = /^(\p{L}{2,}|\p{Script=Han}+)\.?\s*([\p{Lu}\d]\S*)$/u.exec(label) ?? []
  return number !== undefined && saysKind(kindBefore(before), kind) ? number : label
}
