import type { UiLanguage, LocalizedText } from '@xuekan/core'
import type { WireAuthor } from '@xuekan/rc-pub/contract'
import type { ContributorRecord } from '../../store/article-record.ts'
import type { ArticleRow } from '../../store/article-row.ts'
import { keysOf } from '../../store/author-keys.ts'
import { inLanguages } from '../in-languages.ts'

/** Affiliations that are told. */
const mostAffiliations = 10

/** An author as these articles tell it, the newest first; `key` is what it was found by. */
export function wireAuthor(
  rows: readonly ArticleRow[],
  key: string,
  articleCount: number,
  language: UiLanguage,
): WireAuthor {
  const signed = rows.flatMap(({ record }) =>
    record.contributors.filter((each) => keysOf(each).includes(key)).map((person) => ({ person, record })),
  )
  const people = signed.map(({ person }) => person)
  const orcids = distinct(people.map(({ orcid }) => orcid).filter((orcid) => orcid !== ''))
  const affiliations = signed.flatMap(({ person, record }) =>
    person.affiliations.flatMap(
      (own) => record.affiliations.find(({ key: each }) => each === own)?.name ?? [],
    ),
  )
  const name = nameOf(people)
  return {
    ...inLanguages('name', name, language),
    orcid: orcids.length === 1 ? (orcids[0] ?? null) : null,
    orcids,
    affiliations: distinctTexts(affiliations)
      .slice(0, mostAffiliations)
      .map((each) => ({
        ...inLanguages('name', each, language),
      })),
    articleCount,
  }
}

/** In both languages at once, where an article has it so. */
function nameOf(people: readonly ContributorRecord[]): LocalizedText {
  const whole = people.find(({ name }) => name.zh !== '' && name.en !== '')
  return (whole ?? people[0])?.name ?? { zh: '', en: '' }
}

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)]

const distinctTexts = (texts: readonly LocalizedText[]): readonly LocalizedText[] =>
  texts.filter((text, at) => texts.findIndex(({ zh, en }) => zh === text.zh && en === text.en) === at)
