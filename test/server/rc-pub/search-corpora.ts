import fc from 'fast-check'
import {
  facetsFrom,
  searchFields,
  searchSorts,
  type AdvancedNode,
  type AdvancedTerm,
  type SearchQuery,
} from '@xuekan/core/search'
import type { ArticleRecord } from '../../../server/rc-pub/store/article-record.ts'
import { articleRecord, contributor } from './article-records.ts'
import { stemOf } from './slow-search.ts'

const words = Object.keys(stemOf)
const word = fc.constantFrom(...words)
const character = fc.constantFrom(...'水利工程泥沙')
const run = (maxLength: number) => fc.string({ unit: character, minLength: 1, maxLength })

/** Few words in many orders, so that what is nearly the same meets. */
const piece = fc.oneof({ weight: 2, arbitrary: run(4) }, { weight: 3, arbitrary: word }, fc.constant('，'))
const text = (most: number) => fc.array(piece, { maxLength: most }).map((pieces) => pieces.join(' '))

const givenNames = ['Wei', 'Weiming', 'Li', 'Ming'] as const
const surnames = ['Zhang', 'Zhao', 'Li', 'Wang'] as const
const person = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...'张王小明红'), minLength: 2, maxLength: 3 }),
    fc.constantFrom(...givenNames),
    fc.constantFrom(...surnames),
  )
  .map(([zh, given, surname]) => contributor(zh, `${given} ${surname}`))

const institution = fc.record({
  zh: fc.string({ unit: fc.constantFrom(...'北京水文'), minLength: 1, maxLength: 4 }),
  en: fc.constantFrom('Institute of Rivers', 'Flood University', 'University of Models'),
})

const keyword = fc.oneof(
  run(3),
  word,
  fc.tuple(word, word).map(([a, b]) => `${a} ${b}`),
)
const distinctKeywords = fc.uniqueArray(keyword, { maxLength: 3, selector: (each) => each.toLowerCase() })

const columns = [
  { zh: '研究论文', en: 'Research Articles' },
  { zh: '综述', en: 'Reviews' },
  { zh: '快报', en: '' },
  { zh: '', en: '' },
] as const

/** An article without key and DOI, which tell articles apart. */
const article: fc.Arbitrary<Omit<ArticleRecord, 'key' | 'doi'>> = fc
  .record({
    title: fc.record({ zh: text(3), en: text(4) }),
    contributors: fc.array(person, { maxLength: 2 }),
    affiliations: fc
      .array(institution, { maxLength: 2 })
      .map((names) => names.map((name, at) => ({ key: `a${at}`, label: '', name }))),
    abstractHtml: fc.record({ zh: text(5), en: text(6) }),
    keywords: fc.record({ zh: distinctKeywords, en: distinctKeywords }),
    column: fc.constantFrom(...columns),
    year: fc.integer({ min: 2019, max: 2022 }),
    type: fc.constantFrom('research-article', 'review-article'),
    license: fc.option(fc.constantFrom('CC BY 4.0', 'CC0 1.0').map((name) => ({ url: '', name }))),
    day: fc.integer({ min: 10, max: 13 }),
  })
  .map(({ day, ...given }) => {
    const dates = {
      received: '',
      revised: '',
      accepted: '',
      online: '',
      published: `${given.year}-03-${day}`,
    }
    const { key: _key, doi: _doi, ...record } = articleRecord({ key: '', ...given, dates })
    return record
  })

export interface CorpusArticle {
  readonly record: ArticleRecord
  /** Of two journals. */
  readonly journal: 0 | 1
  readonly counters: readonly [number, number, number]
}

const dois = ['10.5555/a1', '10.5555/a2', '10.5555/b1', '10.5555/b_2', ''] as const

export const arbitraryCorpus: fc.Arbitrary<readonly CorpusArticle[]> = fc
  .array(
    fc.record({
      record: article,
      doi: fc.constantFrom(...dois),
      journal: fc.constantFrom(0 as const, 1 as const),
      counters: fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)),
    }),
    { minLength: 1, maxLength: 14 },
  )
  .map((articles) =>
    articles.map(({ record, doi, ...rest }, at) => ({
      ...rest,
      record: { ...record, doi, key: `article ${at}` },
    })),
  )

const nameTerm = fc.constantFrom(
  'wei',
  'zhang',
  'zha',
  'wei zhang',
  'zhang wei',
  'weizhang',
  'zhangwei',
  'zhangweim',
  '张',
  '小明',
  '王小明',
  '红',
)
const soughtText = fc.oneof(
  run(3),
  word,
  fc.array(fc.oneof(run(3), word), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' ')),
  nameTerm,
  fc.constantFrom('北京', '京大', 'river', 'institute of rivers'),
)

/** Words that English drops would be looked for among names, so a plain term has none of them. */
const termText = soughtText.map((sought) => sought.replace(/\b(?:of|the)\b/g, '').trim())

const plainTerm: fc.Arbitrary<Pick<SearchQuery, 'term' | 'field'>> = fc.oneof(
  fc.record({ term: termText, field: fc.constantFrom(...searchFields.filter((field) => field !== 'doi')) }),
  fc.record({
    term: fc.constantFrom('10.5555/a', '10.5555/b_', '10.5555/a1'),
    field: fc.constant('doi' as const),
  }),
)

const facetValue = fc.oneof(
  fc.tuple(
    fc.constant('year'),
    fc.constantFrom('2019', '2020', '2021', 'x', '2020..2021', '..2020', '2021..'),
  ),
  fc.tuple(fc.constant('column'), fc.constantFrom('Research Articles', '快报')),
  fc.tuple(fc.constant('keyword'), fc.constantFrom('flood', '水利', 'flood river')),
  fc.tuple(fc.constant('author'), fc.constantFrom('Wei Zhang', 'Li Li', 'Ming Wang')),
  fc.tuple(fc.constant('institution'), fc.constantFrom('Flood University', 'University of Models')),
  fc.tuple(fc.constant('articleType'), fc.constantFrom('research-article', 'review-article')),
  fc.tuple(fc.constant('licence'), fc.constantFrom('CC BY 4.0', 'CC0 1.0')),
)

/** Values of facets, chosen and left out, some of one facet together. */
const facets: fc.Arbitrary<SearchQuery['facets']> = fc
  .array(fc.tuple(facetValue, fc.constantFrom('', 'not.')), { minLength: 1, maxLength: 5 })
  .map((chosen) => facetsFrom(chosen.map(([[field, value], not]) => [`${not}${field}`, value])))

export const arbitraryPlainSearch: fc.Arbitrary<SearchQuery> = fc
  .record({
    requested: plainTerm,
    sort: fc.constantFrom(...searchSorts),
    facets: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, facets),
  })
  .map(({ requested, ...rest }) => ({ ...requested, ...rest, time: 0, page: 1 }))

const term: fc.Arbitrary<AdvancedTerm> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('term' as const),
      field: fc.constantFrom(...searchFields.filter((field) => field !== 'doi')),
      match: fc.constantFrom('precise' as const, 'fuzzy'),
      text: soughtText.filter((sought) => sought !== 'of' && sought !== 'the'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('term' as const),
      field: fc.constant('doi' as const),
      match: fc.constantFrom('precise' as const, 'fuzzy'),
      text: fc.constantFrom('10.5555/a', '10.5555/b_', '10.5555/a1'),
    }),
  },
)

export const arbitrarySoughtCondition: fc.Arbitrary<AdvancedNode> = fc.letrec<{ node: AdvancedNode }>(
  (tie) => ({
    node: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      term,
      fc.record({ kind: fc.constantFrom('and' as const, 'or'), left: tie('node'), right: tie('node') }),
      fc.record({ kind: fc.constant('not' as const), operand: tie('node') }),
    ),
  }),
).node

export const arbitraryYears = fc.constantFrom(
  { from: null, to: null },
  { from: 2020, to: null },
  { from: null, to: 2020 },
  { from: 2020, to: 2021 },
)
