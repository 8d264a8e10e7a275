import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  indexedVector,
  indexedWords,
  wordsToRead,
  type IndexedRecord,
  type IndexedWords,
} from '../../../server/rc-pub/load/indexed-words.ts'
import { createWordReaders } from '../../../server/rc-pub/search/word-readers.ts'
import { unknownArticle } from '../../../server/rc-pub/store/article-record.ts'
import type { SqlValue } from '../../../server/rc-pub/store/database.ts'
import { openedStore } from './opened-store.ts'

const store = openedStore()

const word = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('eddies', 'of', 'the', 'vortices', 'growing', 'Running', 'US', 'I'),
  },
  fc.constantFrom('1', '01', '1e5', '2024', '3.14', '-7', '10.5555/a.b', 'a1b2', 'x²', 'β-diversity', 'Fe3+'),
  fc.constantFrom(
    "don't",
    'state-of-the-art',
    'https://a.example/b?c=d',
    'a@b.example',
    '<b>',
    '&amp;',
    "o''b\\c",
  ),
  fc.constantFrom(
    'Zoë',
    'Øystein',
    'straße',
    'река',
    'λόγος',
    'مياه',
    'น้ำ',
    'जल',
    'מים',
    'ＡＢＣ',
    'ﬁsh',
    'İ',
    'ŉ',
  ),
  fc.constantFrom('水库', '鱼道的水力学', 'フィッシュー', '人々', '물고기', '𠮷野', '水', 'Ⅳ型', '〇'),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
)
const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '))
const texts = fc.record({ zh: text, en: text })
const lists = fc.record({ zh: fc.array(text, { maxLength: 3 }), en: fc.array(text, { maxLength: 3 }) })

const named = (name: { readonly zh: string; readonly en: string }) => ({
  name,
  personName: { zh: null, en: null },
  collab: false,
  degrees: '',
  orcid: '0000-0002-1825-0097',
  email: '',
  affiliations: [],
  corresponding: false,
})

const record = fc
  .record({
    title: texts,
    keywords: lists,
    names: fc.array(texts, { maxLength: 3 }),
    place: texts,
    about: texts,
  })
  .map(({ title, keywords, names, place, about }) => ({
    title,
    keywords,
    contributors: names.map(named),
    affiliations: [{ key: 'a', label: '1', name: place }],
    abstractHtml: about,
  })) as fc.Arbitrary<IndexedRecord>

/** What the store itself makes of the words of each field, by its own functions. */
const bySql = `select setweight(te, 'A') || setweight(tg, 'A') || setweight(ke, 'B') || setweight(kg, 'B')
    || setweight(ne, 'C') || setweight(ns, 'C') || setweight(ng, 'C') || setweight(ie, 'C') || setweight(ig, 'C')
    || setweight(be, 'D') || setweight(bg, 'D') || array_to_tsvector(array(
      select 't:' || l from unnest(tsvector_to_array(te || tg)) l
      union select 'k:' || l from unnest(tsvector_to_array(ke || kg)) l
      union select 'i:' || l from unnest(tsvector_to_array(ie || ig)) l
      union select 'b:' || l from unnest(tsvector_to_array(be || bg)) l
      union select 'a:' || l from unnest($11::text[]) l
    )) = $12::tsvector as same
  from (select
    to_tsvector('english', $1::text) te, to_tsvector('simple', $2::text) tg,
    to_tsvector('english', $3::text) ke, to_tsvector('simple', $4::text) kg,
    to_tsvector('english', $5::text) ne, to_tsvector('simple', $5::text) ns, to_tsvector('simple', $6::text) ng,
    to_tsvector('english', $7::text) ie, to_tsvector('simple', $8::text) ig,
    to_tsvector('english', $9::text) be, to_tsvector('simple', $10::text) bg) v`

const parametersOf = ({ fields, nameLexemes }: IndexedWords): readonly SqlValue[] => [
  ...(['title', 'keyword', 'name', 'institution', 'abstract'] as const).flatMap((field) => [
    fields[field].words,
    fields[field].grams,
  ]),
  nameLexemes,
]

const readers = createWordReaders()

async function isWhatTheStoreMakes(of: IndexedRecord): Promise<boolean> {
  const words = indexedWords(of)
  await readers.learn(store(), wordsToRead([words]))
  const vector = indexedVector(words, readers)
  const [row] = await store().query<{ same: boolean }>(bySql, [...parametersOf(words), vector])
  return row?.same === true
}

it('an article is found by what the functions of the store make of its words, in every script [C7.4]', async () => {
  await fc.assert(
    fc.asyncProperty(record, async (of) => {
      expect(await isWhatTheStoreMakes(of)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

const long = {
  ...unknownArticle,
  title: { zh: '水库的水库', en: 'The eddies' },
  abstractHtml: {
    zh: '水库'.repeat(400),
    en: Array.from({ length: 9_000 }, (_none, at) => `word${at % 6_000} eddies`).join(' '),
  },
}

it('places beyond what the store tells apart, and words that return hundreds of times, are cut as it cuts them', async () => {
  expect(await isWhatTheStoreMakes(long)).toBe(true)
  const named = { ...long, title: { zh: '', en: long.abstractHtml.en } }
  expect(await isWhatTheStoreMakes(named)).toBe(true)
})

it('a word that was not asked for is an error, not an article that nobody finds', () => {
  const words = indexedWords({ ...unknownArticle, title: { zh: '', en: 'eddies' } })
  expect(() => indexedVector(words, createWordReaders())).toThrow(RangeError)
})
