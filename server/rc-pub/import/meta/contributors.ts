import { attribute, childElements, childrenNamed, elementsAt, type XmlElement } from '../xml/xml-tree.ts'
import { plainText } from '../text/plain-text.ts'
import type { AffiliationRecord, ContributorRecord } from '../../store/article-record.ts'
import {
  affiliationRecords,
  entryWith,
  readAffiliationEntries,
  type AffiliationEntry,
} from './affiliations.ts'
import { affiliationRids, affiliationXrefs } from './affiliation-rids.ts'
import { affiliationsByPlace } from './affiliation-runs.ts'
import { authorTypes } from './contributor-notes.ts'
import { emailOfNote, emailsIn, readCorrespondence } from './correspondence.ts'
import type { LanguageVersion } from './language-versions.ts'
import { orcidOf } from './orcid.ts'
import { nameRecord, readNames, titlesOf } from './person-name.ts'

const authorsIn = (group: XmlElement): readonly XmlElement[] =>
  childrenNamed(group, 'contrib').filter(
    (each) => authorTypes.includes(attribute(each, 'contrib-type')) && readNames(each).length > 0,
  )

/** The authors of a language version. A file may list them once in each language: the second list is then their translation. */
const authorLists = (version: LanguageVersion): readonly (readonly XmlElement[])[] => {
  const groups = elementsAt(version.meta, 'contrib-group')
  const lists = groups.map(authorsIn).filter((list) => list.length > 0)
  const languages = new Set(groups.map((group) => attribute(group, 'xml:lang')))
  const doubled =
    lists.length > 1 && languages.size > 1 && lists.every((list) => list.length === lists[0]?.length)
  return doubled ? lists : [lists.flat()]
}

const placesIn = (groups: readonly XmlElement[]) =>
  affiliationsByPlace(groups.filter((group) => authorsIn(group).length > 0))

const pointedAt = (
  contributor: XmlElement,
  groups: readonly XmlElement[],
  entries: readonly AffiliationEntry[],
  places: ReturnType<typeof affiliationsByPlace>,
): readonly AffiliationEntry[] => {
  const beside = places.get(contributor) ?? []
  const own = [
    ...entryWith(entries, contributor),
    ...entries.filter(({ elements }) => elements.some((element) => beside.includes(element))),
  ]
  const pointed = affiliationRids(contributor, groups).flatMap((rid) => {
    const found = entries.filter((entry) => entry.ids.includes(rid))
    // files that number the institutions of each author anew mean those that stand with the author
    const inside = found.filter((entry) => own.includes(entry))
    return inside.length > 0 ? inside : found
  })
  return [...new Set([...pointed, ...own])]
}

const markOf = (entry: AffiliationEntry, people: readonly XmlElement[]): string => {
  const marks = people
    .flatMap(affiliationXrefs)
    .filter((xref) => entry.ids.includes(attribute(xref, 'rid')))
    .map((xref) => plainText(xref))
  return marks.find((mark) => mark !== '') ?? ''
}

/** Authors and their affiliations, in the order of the file; affiliations of nobody are left out. */
export const readContributors = (
  versions: readonly [LanguageVersion, ...LanguageVersion[]],
): {
  readonly contributors: readonly ContributorRecord[]
  readonly affiliations: readonly AffiliationRecord[]
} => {
  const [original, ...translations] = versions
  const lists = versions.flatMap(authorLists)
  const people = lists[0] ?? []
  const authors = new Set(lists.flat())
  const entries = readAffiliationEntries(original, authors)
  const translated = translations.map((version) => readAffiliationEntries(version, authors))

  const groups = elementsAt(original.meta, 'contrib-group')
  const places = placesIn(groups)
  const linked = people.map((person) => pointedAt(person, groups, entries, places))
  const nobody = linked.every((each) => each.length === 0)
  const ofOthers = new Set(groups.filter((group) => authorsIn(group).length === 0).flatMap(childElements))
  const used = entries.filter((entry) =>
    nobody
      ? !entry.elements.every((element) => ofOthers.has(element))
      : linked.some((each) => each.includes(entry)),
  )
  const shared = nobody && used.length === 1 ? used : []

  const namesAt = (index: number) =>
    lists.flatMap((list) =>
      list.length === people.length && list[index] !== undefined ? readNames(list[index]) : [],
    )
  const correspondence = readCorrespondence(
    original.meta,
    people.map((element, index) => ({ element, names: namesAt(index).map((name) => name.value.whole) })),
  )
  const isAlone = (entry: AffiliationEntry) => linked.filter((each) => each.includes(entry)).length === 1
  const emailOf = (person: XmlElement, own: readonly AffiliationEntry[]): string =>
    emailsIn(person)[0] ||
    correspondence.get(person) ||
    emailOfNote(original.meta, person, people) ||
    own.filter(isAlone).flatMap((entry) => entry.elements.flatMap(emailsIn))[0] ||
    ''

  const labels = used.map((entry) => entry.label || markOf(entry, people))
  /** Of the author who works there, at the same place; without one the same of as many. */
  const translationsOf = (entry: AffiliationEntry, index: number): readonly AffiliationEntry[] =>
    translated.flatMap((others, at): readonly AffiliationEntry[] => {
      const version = translations[at]
      const [list = []] = version === undefined ? [] : authorLists(version)
      const author = linked.findIndex((own) => own.includes(entry))
      const place = linked[author]?.indexOf(entry) ?? -1
      const same = list.length === people.length ? list[author] : undefined
      const theirs = version === undefined ? [] : elementsAt(version.meta, 'contrib-group')
      const own = same === undefined ? [] : pointedAt(same, theirs, others, placesIn(theirs))
      const translation = own.length === linked[author]?.length ? own[place] : undefined
      if (translation !== undefined) return [translation]
      const [first] = others.length === entries.length ? others.slice(index) : []
      return first === undefined ? [] : [first]
    })
  const records = affiliationRecords(entries, translationsOf, (entry) => {
    const place = used.indexOf(entry)
    return labels[place] || (used.length > 1 ? String(place + 1) : '')
  })
  return {
    contributors: people.map((person, index) => ({
      ...nameRecord(namesAt(index)),
      degrees: titlesOf(person),
      orcid: orcidOf(person),
      email: emailOf(person, linked[index] ?? []),
      corresponding: correspondence.has(person),
      affiliations: (shared.length > 0 ? shared : (linked[index] ?? [])).map((entry) => entry.key),
    })),
    affiliations: records.filter((_, index) => entries[index] !== undefined && used.includes(entries[index])),
  }
}
