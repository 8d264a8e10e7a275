import type { CitationRecord } from './citation-record.ts'
import { nameLine } from './cited-name.ts'
import { yearOf } from './record-fields.ts'

type Keyed = Pick<
  CitationRecord,
  'id' | 'doi' | 'kind' | 'year' | 'date' | 'language' | 'authors' | 'title' | 'translation'
>

/** Letters that have no plain letter inside them. */
const plain: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
}

/** Words that say nothing of what a title is about. */
const idle = new Set(
  (
    'a about after all an and are as at based be before between but by can case do does during each for from had has have ' +
    'how in into is it its long many more most much new no not of off on onto or other our out over own some ' +
    'study such than that the their there these this those to towards toward under up upon use using via was ' +
    'were what when where whether which while who whose why will with within without'
  ).split(' '),
)

/**
 * The key of a record, which names its file and its BibTeX entry: first author, year and the first word of the title that
 * says something, from its English text (`qi2026gravel`); where that is not known kind and id (`article-1234`), else
 * the DOI, else the place among others. ASCII, a letter first.
 */
export function citationKey(record: Keyed, index = 0): string {
  const english = [record, record.translation].find((text) => text?.language === 'en')
  const name = nameIn(english?.authors ?? [])
  const year = yearOf(record)
  if (/^[a-z]/.test(name) && year !== '') return name + year + subjectOf(english?.title ?? '')
  return `${prefixOf(record)}-${slug(record.id) || slug(record.doi) || String(index + 1)}`
}

/** The family name of the first author, or the first word of a name in one part. */
function nameIn([first]: CitationRecord['authors']): string {
  if (first === undefined) return ''
  const words = wordsOf(nameLine(first).replace(/,.*/, ''))
  return (first.name.kind === 'whole' ? words.slice(0, 1) : words).join('')
}

function subjectOf(title: string): string {
  const words = wordsOf(title).filter((word) => /^[a-z]{2}/.test(word))
  return words.find((word) => !idle.has(word)) ?? words[0] ?? ''
}

/** The words of a text in small plain letters and digits. */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/['’\p{M}]/gu, '')
    .replace(/[æđıłøœßþ]/g, (letter) => plain[letter] ?? '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

const prefixOf = ({ kind }: Keyed): string => (kind === 'journal' || kind === 'newspaper' ? 'article' : kind)

const slug = (raw: string): string => raw.replace(/[^A-Za-z0-9:._/+-]+/g, '-').replace(/^-+|-+$/g, '')
