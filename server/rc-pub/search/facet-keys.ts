import { uiLanguages, type LocalizedText, type UiLanguage } from '@xuekan/core'
import type { FacetField } from '@xuekan/core/search'
import type { ArticleRecord } from '../store/article-record.ts'
import { institutionName } from './institution-name.ts'
import { plainText } from './plain-text.ts'

/** Facets whose values an article holds together, in one list of keys. */
export const keyedFields = {
  author: 'a',
  institution: 'i',
  articleType: 't',
  textLanguage: 'l',
  licence: 'c',
} as const satisfies Partial<Record<FacetField, string>>

export type KeyedField = keyof typeof keyedFields

export const isKeyedField = (field: FacetField): field is KeyedField => Object.hasOwn(keyedFields, field)

/** In which language of the reader a value is listed: both, or one of them. */
const marks = ['b', 'z', 'e'] as const

/** Every way in which articles hold a value: a key is the letter of its facet, that of its languages, and the value. */
export const keysOfValue = (field: KeyedField, value: string): readonly string[] =>
  marks.map((mark) => `${keyedFields[field]}${mark}${value}`)

/** A licence that is named by a sentence is no value that somebody chooses. */
const longestLicence = 60

type Values = ReadonlyMap<string, ReadonlySet<UiLanguage>>

/**
 * What the facets of an article hold. A person or an institution with names in both languages has both as values, each
 * listed in its own; one with a single name is listed under it in either. Law: each value stands in one key.
 */
export function facetKeys(
  record: Pick<
    ArticleRecord,
    'contributors' | 'affiliations' | 'type' | 'license' | 'fullText' | 'furtherTexts' | 'originalLanguage'
  >,
): readonly string[] {
  const { contributors, affiliations, type, license, fullText, furtherTexts, originalLanguage } = record
  const texts = [
    ...[fullText.zh, fullText.en].flatMap((text) => (text === null ? [] : [text.language])),
    ...furtherTexts.filter(({ fullTextHtml }) => fullTextHtml !== '').map(({ language }) => language),
  ]
  const licence = license === null ? '' : license.name
  return [
    ...keys('author', valuesIn(contributors.map(({ name }) => name))),
    ...keys(
      'institution',
      valuesIn(
        affiliations.map(({ name: { zh, en } }) => ({
          zh: institutionName(plainText(zh)),
          en: institutionName(plainText(en)),
        })),
      ),
    ),
    ...keys('articleType', everywhere([type])),
    ...keys('textLanguage', everywhere(texts.length === 0 ? [originalLanguage] : texts)),
    ...keys('licence', everywhere(licence.length > longestLicence ? [] : [licence])),
  ]
}

function valuesIn(names: readonly LocalizedText[]): Values {
  const values = new Map<string, ReadonlySet<UiLanguage>>()
  const add = (raw: string, language: UiLanguage): void => {
    const value = tidy(raw)
    values.set(value, new Set([...(values.get(value) ?? []), language]))
  }
  for (const { zh, en } of names) {
    add(zh || en, 'zh')
    add(en || zh, 'en')
  }
  return values
}

const everywhere = (values: readonly string[]): Values =>
  new Map(values.map((value) => [tidy(value), new Set(uiLanguages)]))

const tidy = (value: string): string => value.normalize('NFC').replace(/\s+/gu, ' ').trim()

const keys = (field: KeyedField, values: Values): readonly string[] =>
  [...values].flatMap(([value, languages]) => {
    if (value === '') return []
    const mark = languages.size > 1 ? 'b' : languages.has('zh') ? 'z' : 'e'
    return [`${keyedFields[field]}${mark}${value}`]
  })
