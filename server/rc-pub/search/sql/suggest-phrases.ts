import type { Queryable } from '../../store/database.ts'
import type { SuggestedPhrase, SuggestRequest } from '../article-index.ts'
import { beginningSpellings } from '../beginning-spellings.ts'
import { initialsOfText } from '../name-initials.ts'
import { readTyped, type Typed } from './read-typed.ts'
import type { SearchEngine } from './search-engine.ts'
import { suggestByPinyin } from './suggest-by-pinyin.ts'
import { suggestWithin } from './suggest-within.ts'

/** The commonest phrases of all journals together that are looked at one by one, whatever they begin with. */
const commonPhrases = 4_000

/** Other phrases of a journal that are looked at: many where the letters tell what is meant, else some to fill up. */
const otherPhrases = { telling: 200, few: 10 } as const

const tellingLength = 4

const suggestions =
  'select kind, script, zh, en from suggest_phrases($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)'

/**
 * Keywords, authors and titles that begin like a text, in either language and either script of Chinese, a name with either
 * part first, in one piece, or in pinyin: those that most articles have come first, then the shorter ones. Behind these
 * come names by the initials of their pinyin. Letter case and accents do not matter.
 */
async function suggestBeginnings(
  database: Queryable,
  { sites, text, size, ofKind = size }: SuggestRequest,
  { key, letters, readings }: Typed,
): Promise<readonly SuggestedPhrase[]> {
  const typed = text.trim()
  if (key === '' || sites.length === 0) return []
  const isName = letters.length > 0
  const telling = [...typed].length >= tellingLength
  return database.query<SuggestedPhrase>(suggestions, [
    sites,
    beginningSpellings(key),
    [key],
    // its letters find it too
    isName ? [] : [key],
    letters,
    readings,
    size,
    ofKind,
    Math.ceil(commonPhrases / sites.length),
    otherPhrases[telling ? 'telling' : 'few'],
    [...key].length,
    [initialsOfText(typed)].filter((requested) => requested !== null),
  ])
}

/**
 * Phrases that begin like a text, and where they leave room, behind them keywords whose pinyin does, and those that have a later word that begins so: `dam`
 * finds `concrete dam`, 鱼道 finds 竖缝式鱼道. Law: nothing stands twice.
 */
export async function suggestPhrases(
  engine: Pick<SearchEngine, 'read'>,
  store: Queryable,
  request: SuggestRequest,
): Promise<readonly SuggestedPhrase[]> {
  const { size, ofKind = size } = request
  const typed = await readTyped(store, request.text.trim())
  const begun = await suggestBeginnings(store, request, typed)
  if (begun.length >= size) return begun
  const taken = new Set(begun.map(phraseName))
  const left = { keyword: ofKind, title: ofKind, author: ofKind }
  for (const { kind } of begun) left[kind] -= 1
  const isNew = (phrase: SuggestedPhrase): boolean => {
    const isTold = !taken.has(phraseName(phrase)) && left[phrase.kind] > 0
    taken.add(phraseName(phrase))
    if (isTold) left[phrase.kind] -= 1
    return isTold
  }
  // the engine of searches looks for words while the store looks for pinyin
  const [byPinyin, byWord] = await Promise.all([
    suggestByPinyin(store, request, typed),
    suggestWithin(engine, store, request),
  ])
  const read = byPinyin.filter(isNew)
  return [...begun, ...read, ...byWord.filter(isNew)].slice(0, size)
}

const phraseName = (phrase: SuggestedPhrase): string =>
  `${phrase.kind} ${phrase[phrase.script].toLowerCase()}`
