import { createHash } from 'node:crypto'
import type { LocalizedText } from '@xuekan/core'
import type { ArchivedJournal } from './archived-journals.ts'
import { archiveColumns, type ArchiveRow } from './archive-row.ts'
import { createAuthors } from './archive-authors.ts'
import type { Subject, Vocabulary } from './vocabulary.ts'

/** Numbers that look like chance and are the same each time. */
type Draw = (upTo: number) => number

function drawFrom(seed: string): Draw {
  let at = 0
  return (upTo) => {
    const digest = createHash('sha256').update(`${seed} ${at}`).digest()
    at += 1
    return digest.readUInt32BE(0) % upTo
  }
}

/** The file of a journal's archive: a line of names, then a line an article, separated by tabs. */
export const printArchive = (journal: ArchivedJournal): string =>
  [archiveColumns, ...archiveRows(journal).map((row) => archiveColumns.map((name) => row[name]))]
    .map((cells) => `${cells.join('\t')}\n`)
    .join('')

/** The contents of all issues of the archive in order. The same for the same journal. */
export function archiveRows(journal: ArchivedJournal): readonly ArchiveRow[] {
  const draw = drawFrom(journal.sld)
  const authors = createAuthors(draw)
  const taken = new Set<string>()
  return issuesOf(journal).flatMap(({ year, issue }) => {
    const issues = journal.issuesOf(year)
    let page = 1 + (issue - 1) * 110
    return Array.from({ length: journal.articlesOf(year) + draw(3) }, (_, at): ArchiveRow => {
      const subject = newTitle(journal.vocabulary, year, draw, taken)
      const firstPage = page
      page += 5 + draw(9)
      const by = authors(year)
      const month = String(Math.ceil((issue * 12) / issues)).padStart(2, '0')
      return {
        doi: `10.5555/${journal.sld}.${year}.${String(issue).padStart(2, '0')}.${String(at + 1).padStart(3, '0')}`,
        year: String(year),
        volume: String(year - journal.founded + 1),
        issue: String(issue),
        firstPage: String(firstPage),
        lastPage: String(page - 1),
        published: `${year}-${month}-${issues === 12 ? '05' : '25'}`,
        columnZh: subject.column.zh,
        columnEn: subject.column.en,
        titleZh: subject.title.zh,
        titleEn: subject.title.en,
        authorsZh: by.map(({ zh }) => zh).join(';'),
        authorsEn: by.map(({ en }) => en).join(';'),
        keywordsZh: subject.keywords.map(({ zh }) => zh).join(';'),
        keywordsEn: subject.keywords.map(({ en }) => en).join(';'),
      }
    })
  })
}

const yearsFrom = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)

function issuesOf(journal: ArchivedJournal): readonly { readonly year: number; readonly issue: number }[] {
  const { founded, until, apart } = journal
  return yearsFrom(founded, until.year)
    .flatMap((year) => Array.from({ length: journal.issuesOf(year) }, (_, at) => ({ year, issue: at + 1 })))
    .filter(({ year, issue }) => year < until.year || issue <= until.issue)
    .filter(({ year, issue }) => !apart.includes(`${year}-${issue}`))
}

const written = ({ from = 0, until = Infinity }: { from?: number; until?: number }, year: number): boolean =>
  from <= year && year <= until

const attemptsForTitle = 12

/** Work that goes on has its parts counted. */
const inParts = ({ zh, en }: LocalizedText, part: number): LocalizedText => ({
  zh: `${zh}（${'一二三四五六七八九'.charAt(part - 1)}）`,
  en: `${en}, part ${part}`,
})

function newTitle(words: Vocabulary, year: number, draw: Draw, taken: Set<string>) {
  for (let attempt = 0; ; attempt += 1) {
    const made = makeTitle(words, year, draw)
    const again = Math.floor(attempt / attemptsForTitle)
    const title = again === 0 ? made.title : inParts(made.title, again + 1)
    if (taken.has(title.zh)) continue
    taken.add(title.zh)
    return { ...made, title }
  }
}

function makeTitle(words: Vocabulary, year: number, draw: Draw) {
  const pick = <T>(list: readonly T[]): T => list[draw(list.length)] as T
  const subject: Subject = pick(words.subjects.filter((each) => written(each, year)))
  const aspect = words.aspects[pick(subject.aspects)] as LocalizedText
  const approach = pick(words.approaches.filter((each) => written(each, year)))
  const place = words.places.length > 0 && draw(3) === 0 ? pick(words.places) : null
  const about = {
    zh: `${place?.zh ?? ''}${subject.name.zh}${aspect.zh}`,
    en: `${aspect.en} of ${subject.name.en}${place === null ? '' : ` ${place.en}`}`,
  }
  const fill = (pattern: string, topic: string): string => {
    const title = pattern.replace('{}', topic)
    return title.charAt(0).toUpperCase() + title.slice(1)
  }
  return {
    column: words.columns[subject.column] as LocalizedText,
    title: { zh: fill(approach.title.zh, about.zh), en: fill(approach.title.en, about.en) },
    keywords: [subject.name, aspect],
  }
}
