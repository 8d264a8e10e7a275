import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { wordPairsSooner } from '../../../server/rc-pub/store/migrations/0049-word-pairs-sooner.ts'
import { openedStore } from './opened-store.ts'

const store = openedStore()

/** The pairs as the step before made them. */
const pairsBefore = wordPairsSooner.statements.map((statement) =>
  statement.replace('word_pairs_of(', 'word_pairs_before(').replaceAll('plain_key(', 'plain_key_of_any('),
)

beforeAll(async () => {
  for (const statement of pairsBefore) await store().query(statement)
})

const sign = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('Dam', 'water tables', 'fluxes', '水库', '鱼道水力学', '水', 'CO<sub>2</sub>'),
  },
  fc.constantFrom(' ', '  ', '\t', '\n', '\u00a0', '\u3000', '-', '&amp;', '<i>', '<', '\\', "'", '%'),
  fc.constantFrom(
    'Zoë',
    'Øystein',
    'e\u0301',
    'ß',
    'İ',
    '㐀',
    '𠮷',
    '豈',
    '々',
    'ＡＢ',
    'ﬁ',
    'Ⅳ',
    '²',
    '한국',
    'река',
  ),
  fc.string({ unit: 'grapheme', maxLength: 3 }).map((text) => text.replaceAll('\0', '')),
)
const text = fc.array(sign, { maxLength: 8 }).map((signs) => signs.join(''))

it('the keys of phrases and of words are what they were, whatever the text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 40 }), async (texts) => {
      const rows = await store().query(
        `select given from unnest($1::text[]) given where
          without_accents(given) is distinct from without_accents_of_any(given)
          or phrase_key(given) is distinct from phrase_key_of_any(given)
          or plain_key(given) is distinct from plain_key_of_any(given)`,
        [texts],
      )
      expect(rows).toEqual([])
    }),
    { numRuns: 60 },
  )
})

it('the pairs of words of an article are what they were, with what confirms them', async () => {
  const keywords = fc.array(fc.tuple(text, text), { maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(keywords, fc.boolean(), text, async (pairs, isUneven, around) => {
      const [zh, en] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)]
      const record = {
        title: { zh: zh.join(around), en: en.join(` ${around} `) },
        keywords: { zh, en: isUneven ? [...en, 'more'] : en },
      }
      const [row] = await store().query<{ now: unknown; before: unknown }>(
        `select (select json_agg(f) from word_pairs_of($1::jsonb) f) as now,
          (select json_agg(f) from word_pairs_before($1::jsonb) f) as before`,
        [JSON.stringify(record)],
      )
      expect(row?.now).toEqual(row?.before)
    }),
    { numRuns: 300 },
  )
})

it('a key is the text in lower case where nothing else is to fold', async () => {
  const [row] = await store().query(`select phrase_key('水库') as zh, phrase_key('Water Table') as en`)
  expect(row).toEqual({ zh: '水库', en: 'water table' })
})
