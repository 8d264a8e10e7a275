import type { ContentLanguage } from '@xuekan/core'
import { attribute, childrenNamed, descendants, descendantsNamed, type XmlElement } from '../xml/xml-tree.ts'
import { textSlots, type Tagged } from '../text/tags.ts'
import type { AffiliationRecord } from '../../store/article-record.ts'
import { affiliationLabel, affiliationText } from './affiliation-text.ts'
import { tagOf, type LanguageVersion } from './language-versions.ts'

/** One affiliation, perhaps in several languages, with every id that a file may use for it. */
export interface AffiliationEntry {
  readonly key: string
  readonly ids: readonly string[]
  readonly label: string
  readonly names: readonly Tagged<string>[]
  /** In the Research Organization Registry; ''. */
  readonly ror: string
  readonly elements: readonly XmlElement[]
}

/** `aff` and `aff-alternatives` of authors, wherever they stand; editors and other people have theirs inside. */
const affiliationElements = (meta: XmlElement, authors: ReadonlySet<XmlElement>): readonly XmlElement[] => {
  const found: XmlElement[] = []
  const walk = (element: XmlElement) => {
    for (const child of element.children) {
      if (typeof child === 'string') continue
      if (child.name === 'aff' || child.name === 'aff-alternatives') found.push(child)
      else if (
        child.name === 'contrib'
          ? authors.has(child)
          : child.name !== 'collab' && child.name !== 'author-notes'
      )
        walk(child)
    }
  }
  walk(meta)
  return found
}

/** The address of the institution that an affiliation names, where it names one alone. */
function rorOf(aff: XmlElement): string {
  const named = descendantsNamed(aff, 'institution-id')
    .flatMap(({ children }) => children)
    .flatMap((text) => (typeof text === 'string' ? text : ''))
    .flatMap((text) => /^(?:(?:https?:\/\/)?ror\.org\/)?(0[a-z0-9]{6}\d{2})$/i.exec(text.trim())?.[1] ?? [])
  const [only, ...others] = new Set(named.map((id) => id.toLowerCase()))
  return only === undefined || others.length > 0 ? '' : `https://ror.org/${only}`
}

const entryOf = (element: XmlElement, index: number, surrounding: ContentLanguage): AffiliationEntry => {
  const forms = element.name === 'aff' ? [element] : childrenNamed(element, 'aff')
  const ids = [element, ...forms].map((each) => attribute(each, 'id')).filter((id) => id !== '')
  return {
    key: ids[0] ?? `aff-${index + 1}`,
    ids,
    label: forms.map(affiliationLabel).find((label) => label !== '') ?? '',
    names: forms.map((form) => ({ tag: tagOf(form, surrounding), value: affiliationText(form) })),
    ror: forms.map(rorOf).find((ror) => ror !== '') ?? '',
    elements: [element, ...forms],
  }
}

/** The words by which an affiliation without an id and a label is known; '' of any other. */
const wordsAlone = ({ ids, label, names }: AffiliationEntry): string =>
  ids.length > 0 || label !== '' ? '' : names.map(({ value }) => value).join('\n')

/** Files that have the institutions inside each author repeat them: those with the same words are one. */
const merged = (entries: readonly AffiliationEntry[]): readonly AffiliationEntry[] =>
  entries.flatMap((entry, index) => {
    const words = wordsAlone(entry)
    if (words === '') return [entry]
    const same = entries.filter((each) => wordsAlone(each) === words)
    if (entries.indexOf(same[0] ?? entry) !== index) return []
    const ror = same.find((each) => each.ror !== '')?.ror ?? ''
    return [{ ...entry, ror, elements: same.flatMap(({ elements }) => elements) }]
  })

const isSameName = (one: Tagged<string>) => (other: Tagged<string>) => one.value === other.value

const freeKey = (key: string, others: readonly AffiliationEntry[]): string => {
  const taken = new Set(others.flatMap((other) => [other.key, ...other.ids]))
  let copy = 2
  while (taken.has(`${key}-${copy}`)) copy += 1
  return `${key}-${copy}`
}

/**
 * Institutions that a file gives under one id: wordings in other languages are of one institution, as are those with the
 * same words; others are institutions of their own, each with a key of its own.
 */
const withOwnKeys = (entries: readonly AffiliationEntry[]): readonly AffiliationEntry[] =>
  entries.reduce<readonly AffiliationEntry[]>((kept, entry) => {
    const same = kept.filter(({ ids }) => ids.some((id) => entry.ids.includes(id)))
    const joined = same.find(({ names }) =>
      entry.names.every((name) => names.some(isSameName(name)) || names.every(({ tag }) => tag !== name.tag)),
    )
    if (joined === undefined)
      return [
        ...kept,
        same.length === 0 ? entry : { ...entry, key: freeKey(entry.key, [...entries, ...kept]) },
      ]
    const names = entry.names.filter((name) => !joined.names.some(isSameName(name)))
    const whole = {
      ...joined,
      label: joined.label || entry.label,
      names: [...joined.names, ...names],
      ror: joined.ror || entry.ror,
      elements: [...joined.elements, ...entry.elements],
    }
    return kept.map((each) => (each === joined ? whole : each))
  }, [])

/** The affiliations of one language version, in document order. */
export const readAffiliationEntries = (
  version: LanguageVersion,
  authors: ReadonlySet<XmlElement>,
): readonly AffiliationEntry[] =>
  withOwnKeys(
    merged(
      affiliationElements(version.meta, authors)
        .map((element, index) => entryOf(element, index, version.tag))
        .filter((entry) => entry.names.some((name) => name.value !== '')),
    ),
  )

/** The entry that holds this `aff`, as one inside a contributor. */
export const entryWith = (
  entries: readonly AffiliationEntry[],
  contributor: XmlElement,
): readonly AffiliationEntry[] => {
  const inside = new Set(descendants(contributor))
  return entries.filter((entry) => entry.elements.some((element) => inside.has(element)))
}

/** The record's form; `translationsOf` finds an affiliation in the language versions that follow. */
export const affiliationRecords = (
  entries: readonly AffiliationEntry[],
  translationsOf: (entry: AffiliationEntry, index: number) => readonly AffiliationEntry[],
  labelOf: (entry: AffiliationEntry, index: number) => string,
): readonly AffiliationRecord[] =>
  entries.map((entry, index) => ({
    key: entry.key,
    label: labelOf(entry, index),
    name: textSlots([...entry.names, ...translationsOf(entry, index).flatMap(({ names }) => names)]),
    ...(entry.ror === '' ? {} : { ror: entry.ror }),
  }))
