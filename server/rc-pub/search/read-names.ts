import type { Queryable } from '../store/database.ts'
import { initialsOf } from './name-initials.ts'
import { readName, syllablesOf, wordSyllables } from './read-name.ts'

/** Names that are read at once. */
const atOnce = 1_000

/** What stands for a reading or initials that a name has not, so that nobody looks for them again. */
const none = '-'

/**
 * Gives every Chinese name of an author the initials of its pinyin, and one that stands without an English name the whole
 * of it with either part first: family names as such (单 is shan), without tones and spaces, ü as v. Names that have them already cost nothing,
 * so it is safe at any time, and again.
 */
export const readNames = (on: Queryable): Promise<void> =>
  forUnread(on, `kind = 'author' and initials = ''`, (names) => {
    const read = names.map(readingOf)
    return on.query(
      `update phrase p set initials = r.initials, reading = case p.en when '' then r.reading else '' end,
        reading_turned = case p.en when '' then r.turned else '' end
      from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as r (zh, reading, turned, initials)
      where p.zh = r.zh and p.kind = 'author' and p.zh <> '' and p.initials = ''`,
      [
        names,
        read.map(({ reading }) => reading),
        read.map(({ turned }) => turned),
        read.map(({ initials }) => initials),
      ],
    )
  })

/** Has written what is read in the Chinese of phrases, so many at once, until none is left for which this holds. */
async function forUnread(
  on: Queryable,
  unread: string,
  write: (texts: readonly string[]) => Promise<unknown>,
): Promise<void> {
  for (;;) {
    const rows = await on.query<{ zh: string }>(
      `select distinct zh from (select zh from phrase where ${unread} and zh <> '' limit $1) unread`,
      [atOnce],
    )
    if (rows.length === 0) return
    await write(rows.map(({ zh }) => zh))
  }
}

/** Gives every Chinese keyword its pinyin in one piece, without tones, ü as v; as `readNames`, safe at any time, and again. */
const readKeywords = (on: Queryable): Promise<void> =>
  forUnread(on, `kind = 'keyword' and pinyin = ''`, (words) =>
    on.query(
      `update phrase p set pinyin = r.pinyin from unnest($1::text[], $2::text[]) as r (zh, pinyin)
      where p.zh = r.zh and p.kind = 'keyword' and p.zh <> '' and p.pinyin = ''`,
      [words, words.map((word) => pinyinOf(word) || none)],
    ),
  )

/** Both of what is read in letters. */
export async function readPhrases(on: Queryable): Promise<void> {
  await readNames(on)
  await readKeywords(on)
}

/** A text in pinyin as readers type it, in one piece; '' for one without Chinese. */
export const pinyinOf = (text: string): string =>
  /\p{Script=Han}/u.test(text) ? inOnePiece(wordSyllables(text)) : ''

function readingOf(name: string): {
  readonly reading: string
  readonly turned: string
  readonly initials: string
} {
  const syllables = syllablesOf(name)
  const [parts] = readName(name)
  return {
    reading: inOnePiece(syllables) || none,
    turned: parts === undefined ? '' : inOnePiece([...parts.given, parts.family]),
    initials: initialsOf(syllables) ?? none,
  }
}

const inOnePiece = (syllables: readonly string[]): string =>
  syllables
    .join('')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
