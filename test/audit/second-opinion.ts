import { emptySearchQuery, everyYear, type AdvancedNode, type YearRange } from '@xuekan/core/search'
import { overSamples, today } from '../../bench/support/over-samples.ts'
import { createRandom, pick, type Random } from '../../bench/support/random.ts'
import type { Database } from '../../server/rc-pub/index.ts'
import type { StoredRecord } from '../../server/rc-pub/store/article-row.ts'
import { isUnspaced, splitText } from '../../server/rc-pub/search/text-words.ts'
import { plainText } from '../../server/rc-pub/search/plain-text.ts'
import { formsOf, wordSpellings } from '../../server/rc-pub/search/spellings.ts'
import { stemWords, type Stems } from '../../server/rc-pub/search/sql/stem-words.ts'
import type { ArticleIndex } from '../../server/rc-pub/search/article-index.ts'
import { hasGroonga, openGroonga } from './groonga.ts'

// A second opinion on searches: the sample journals with their archives stand in Debian's Groonga too, as our folding
// writes them, and a thousand conditions of Chinese pairs and phrases and of English words in one field each, alone
// and with AND, OR, NOT and years, find the same articles in both. Every difference is printed.

const conditions = 1000
const fields = ['title', 'keyword', 'abstract', 'institution'] as const
type Field = (typeof fields)[number]

/** The texts of one article, those of a field in any number. */
interface Texts extends Readonly<Record<Field, readonly string[]>> {
  readonly id: number
  readonly year: number
}

async function compare(database: Database, index: ArticleIndex): Promise<void> {
  const articles = await textsOf(database)
  const pieces = articles.flatMap((article) => fields.flatMap((field) => article[field].flatMap(splitText)))
  const words = new Set(pieces.filter((piece) => !isUnspaced(piece)).flatMap(wordSpellings))
  const stems = await stemWords(database, [...words])
  const groonga = await openGroonga(
    { pairs: fields.map((field) => `${field}_runs`), words: fields.map((field) => `${field}_words`) },
    articles.map((article) => ({
      _key: article.id,
      year: article.year,
      ...Object.fromEntries(
        fields.flatMap((field) => {
          const found = article[field].flatMap(splitText)
          return [
            // a sign between two runs keeps their characters apart
            [`${field}_runs`, found.filter(isUnspaced).map(unified).join(' | ')],
            [
              `${field}_words`,
              found
                .filter((part) => !isUnspaced(part))
                .flatMap(stems)
                .join(' '),
            ],
          ]
        }),
      ),
    })),
  )
  try {
    const random = createRandom(20_261_127)
    let [different, empty] = [0, 0]
    for (let asked = 0; asked < conditions; asked += 1) {
      const condition = anyCondition(random, () => anyTerm(random, articles, stems), asked % 5)
      const years = asked % 3 === 0 ? anyYears(random) : everyYear
      const filter = [filterOf(condition, stems), ...filtersOf(years)].join(' && ')
      const theirs = new Set(await groonga.select(filter))
      const ours = new Set(
        await index.everyId({
          query: emptySearchQuery,
          advanced: { condition, years, journalsWith: () => [] },
          sites: null,
          today,
        }),
      )
      if (ours.size === 0) empty += 1
      if (without(ours, theirs).length + without(theirs, ours).length === 0) continue
      different += 1
      console.log(
        `  ${filter}: ours alone ${without(ours, theirs).join(' ')}, Groonga's alone ${without(theirs, ours).join(' ')}`,
      )
    }
    console.log(
      `${conditions} conditions over ${articles.length} articles, ${empty} of them with no hit: ${different} found other articles in Groonga`,
    )
    process.exitCode = different === 0 ? 0 : 1
  } finally {
    await groonga.close()
  }
}

async function textsOf(database: Database): Promise<readonly Texts[]> {
  const rows = await database.query<{
    readonly id: number
    readonly year: number
    readonly record: StoredRecord
  }>('select id, year, record from article order by id')
  return rows.map(({ id, year, record }) => ({
    id,
    year,
    title: [record.title.zh, record.title.en].map(plainText),
    keyword: [...record.keywords.zh, ...record.keywords.en].map(plainText),
    abstract: [record.abstractHtml.zh, record.abstractHtml.en].map(plainText),
    institution: record.affiliations.flatMap(({ name }) => [name.zh, name.en]).map(plainText),
  }))
}

/** Simplified and traditional characters as one of them. */
const unified = (run: string): string => [...run].map((character) => formsOf(character)[0]).join('')

/** A pair or a phrase of Chinese that a field holds, or an English word of it that the dictionary keeps. */
function anyTerm(random: Random, articles: readonly Texts[], stems: Stems): AdvancedNode {
  const field = pick(random, fields)
  const isChinese = random() < 0.6
  const pieces = pick(random, articles)[field].flatMap(splitText)
  const found = pieces.filter((piece) =>
    isChinese
      ? isUnspaced(piece) && [...piece].length > 1
      : /^[a-z]+$/.test(piece) && stems(piece).length === 1,
  )
  if (found.length === 0) return anyTerm(random, articles, stems)
  const piece = [...pick(random, found)]
  const size = isChinese
    ? Math.min(piece.length, random() < 0.5 ? 2 : 3 + Math.floor(random() * 6))
    : piece.length
  const start = Math.floor(random() * (piece.length - size + 1))
  return { kind: 'term', field, match: 'precise', text: piece.slice(start, start + size).join('') }
}

/** One term, or two or three of them. */
function anyCondition(random: Random, term: () => AdvancedNode, shape: number): AdvancedNode {
  switch (shape) {
    case 0:
      return term()
    case 1:
      return { kind: 'and', left: term(), right: term() }
    case 2:
      return { kind: 'or', left: term(), right: term() }
    case 3:
      return { kind: 'and', left: term(), right: { kind: 'not', operand: term() } }
    default: {
      const [left, right] = [anyCondition(random, term, 1 + Math.floor(random() * 2)), term()]
      return random() < 0.5
        ? { kind: 'or', left, right }
        : { kind: 'and', left: { kind: 'not', operand: right }, right: left }
    }
  }
}

function anyYears(random: Random): YearRange {
  const from = 1960 + Math.floor(random() * 60)
  return random() < 0.2 ? { from, to: null } : { from, to: from + Math.floor(random() * 25) }
}

function filterOf(condition: AdvancedNode, stems: Stems): string {
  switch (condition.kind) {
    case 'term': {
      const { field, text } = condition
      if (isUnspaced(text)) return `${field}_runs @ ${JSON.stringify(unified(text))}`
      const ways = wordSpellings(text).flatMap((way) => stems(way).slice(0, 1))
      return `(${ways.map((stem) => `${field}_words @ ${JSON.stringify(stem)}`).join(' || ')})`
    }
    case 'not':
      return `(all_records() &! (${filterOf(condition.operand, stems)}))`
    case 'and':
    case 'or': {
      const sign = condition.kind === 'and' ? '&&' : '||'
      return `(${filterOf(condition.left, stems)} ${sign} ${filterOf(condition.right, stems)})`
    }
  }
}

const filtersOf = ({ from, to }: YearRange): readonly string[] => [
  ...(from === null ? [] : [`year >= ${from}`]),
  ...(to === null ? [] : [`year <= ${to}`]),
]

const without = (left: ReadonlySet<number>, right: ReadonlySet<number>): readonly number[] =>
  [...left].filter((id) => !right.has(id))

if (hasGroonga()) await overSamples(compare)
else console.log('groonga is not installed: no other engine was asked (`apt-get install groonga-bin`)')
