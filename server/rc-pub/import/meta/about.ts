import { uiLanguageOf, type LocalizedText } from '@xuekan/core'
import { readRegistryId } from '@xuekan/core/search'
import type { ArticleAboutRecord, RelationRecord } from '../../store/article-record.ts'
import { plainText, plainTextOf } from '../text/plain-text.ts'
import { baseOf, declaredLanguage, guessTag, textSlots } from '../text/tags.ts'
import {
  attribute,
  childElements,
  childrenNamed,
  descendantsNamed,
  elementsAt,
  type XmlElement,
} from '../xml/xml-tree.ts'
import { contributorNotes } from './contributor-notes.ts'
import { readEvents } from './events.ts'
import { findDoi } from './identifiers.ts'
import { licenceWords } from './license.ts'
import type { LanguageVersion } from './language-versions.ts'

const inSlots = (versions: readonly LanguageVersion[], ...path: readonly string[]): LocalizedText =>
  textSlots(
    versions.flatMap(({ meta, tag }) =>
      elementsAt(meta, ...path).map((element) => {
        const value = plainText(element)
        return { tag: declaredLanguage(element) ?? guessTag(value, tag), value }
      }),
    ),
  )

/**
 * The words of the licences by the language that they or their licence declare. Of other languages than Chinese and
 * English that of the article alone may take the English slot, as its text does; then that is told.
 */
const licenseTexts = (
  versions: readonly LanguageVersion[],
  original: LanguageVersion['tag'],
): Pick<ArticleAboutRecord, 'licenseText' | 'licenseLanguage'> => {
  const texts = versions.flatMap(({ meta, tag: surrounding }) =>
    elementsAt(meta, 'permissions', 'license').flatMap((license) =>
      childrenNamed(license, 'license-p').map((words) => {
        const value = plainTextOf(licenceWords(words))
        const tag = declaredLanguage(words) ?? declaredLanguage(license) ?? guessTag(value, surrounding)
        return { tag, value }
      }),
    ),
  )
  const taken = texts.filter(({ tag }) => uiLanguageOf(tag) !== null || baseOf(tag) === baseOf(original))
  const licenseText = textSlots(taken)
  const lent = taken.find(({ tag, value }) => uiLanguageOf(tag) === null && value === licenseText.en)
  return licenseText.en === '' || lent === undefined
    ? { licenseText }
    : { licenseText, licenseLanguage: lent.tag }
}

const addressOf = (element: XmlElement): string => {
  const href = attribute(element, 'xlink:href')
  return /^https?:\/\/\S+$/i.test(href) ? href : ''
}

/** A work in words; one whose fields touch in the file has them apart. */
const textOfWork = (element: XmlElement): string => {
  if (element.children.some((node) => typeof node === 'string' && /\S/.test(node))) return plainText(element)
  return childElements(element)
    .filter(({ name }) => !['pub-id', 'object-id', 'article-id'].includes(name))
    .map((part) =>
      (part.name === 'person-group' ? childElements(part) : [part])
        .map((each) => plainTextOf([each]))
        .join(', '),
    )
    .filter((text) => text !== '')
    .join(', ')
}

/** What the article says that it belongs to: corrected and commented articles, companions, letters, data. */
const readRelations = (meta: XmlElement): readonly RelationRecord[] =>
  childrenNamed(meta, 'related-article', 'related-object').flatMap((element) => {
    const typed = [...descendantsNamed(element, 'pub-id', 'object-id', 'article-id')].find(
      (id) => attribute(id, 'pub-id-type') === 'doi',
    )
    const doi =
      findDoi(typed === undefined ? '' : plainText(typed)) ||
      findDoi(attribute(element, 'xlink:href')) ||
      findDoi(attribute(element, 'object-id')) ||
      findDoi(attribute(element, 'document-id')) ||
      findDoi(plainText(element))
    const relation = {
      type:
        attribute(element, 'related-article-type') ||
        attribute(element, 'link-type') ||
        attribute(element, 'object-type') ||
        attribute(element, 'document-type'),
      doi,
      url: doi === '' ? addressOf(element) : '',
      text: textOfWork(element),
    }
    return relation.doi === '' && relation.url === '' && relation.text === '' ? [] : [relation]
  })

/** Citations abbreviate a journal in Latin letters. */
const latinFirst = (texts: readonly string[]): string =>
  texts.find((text) => text !== '' && !/\p{Script=Han}/u.test(text)) ?? texts[0] ?? ''

/** What the front says beside what lists show: rights, parts that people had, relations, and the journal's imprint. */
export const readAbout = (
  article: XmlElement,
  versions: readonly [LanguageVersion, ...LanguageVersion[]],
): ArticleAboutRecord => {
  const [{ meta, tag }] = versions
  const notes = contributorNotes(meta, tag)
  const ids = childrenNamed(meta, 'article-id')
  const abbreviations = elementsAt(article, 'front', 'journal-meta').flatMap((journal) => [
    ...descendantsNamed(journal, 'abbrev-journal-title'),
    ...childrenNamed(journal, 'journal-id').filter((id) => attribute(id, 'journal-id-type') === 'nlm-ta'),
  ])
  return {
    copyright: inSlots(versions, 'permissions', 'copyright-statement'),
    ...licenseTexts(versions, tag),
    roles: notes
      .filter(({ isAuthor, roles }) => isAuthor && roles.length > 0)
      .map(({ name, roles }) => ({ name, roles })),
    editors: notes
      .filter(({ isAuthor }) => !isAuthor)
      .map(({ name, type, roles, affiliation }) => ({ name, type, roles, affiliation })),
    relations: readRelations(meta),
    events: readEvents(meta),
    abbreviation: latinFirst(abbreviations.map(plainText)),
    pmid: plainText(ids.find((id) => attribute(id, 'pub-id-type') === 'pmid')),
    ...registered(ids, 'pmcid', ['pmcid', 'pmc']),
    ...registered(ids, 'arxiv', ['arxiv']),
  }
}

/** What a registry calls the article under one of these types, in one spelling. */
function registered(
  ids: readonly XmlElement[],
  registry: 'pmcid' | 'arxiv',
  types: readonly string[],
): Partial<Record<typeof registry, string>> {
  const [found] = ids.flatMap((id) =>
    types.includes(attribute(id, 'pub-id-type').toLowerCase())
      ? (readRegistryId(registry, plainText(id)) ?? [])
      : [],
  )
  return found === undefined ? {} : { [registry]: found.id }
}
