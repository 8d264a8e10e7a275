import { localise, type UiLanguage } from '@xuekan/core'
import { plainText } from '@xuekan/core/content'
import { foldLetters } from '@xuekan/core/search'
import type { WireSuggestion } from '@xuekan/rc-pub/contract'
import type { SuggestedPhrase } from '../../search/article-index.ts'
import { pinyinOf } from '../../search/read-names.ts'
import { formsOf } from '../../search/spellings.ts'
import { doisBeginning } from '../../store/find-dois.ts'
import { journalsOf, type SiteRow } from '../../store/site-row.ts'
import { readId, type HandlerContext } from '../endpoint-handler.ts'

/** Suggestions where nobody says how many. */
const usual = 10

/** So many of one kind leave room for others. */
const ofOneKind = 5

const ofJournals = 2

/** The number asked for, at least one. */
const requestedSuggestions = (context: HandlerContext): number =>
  Math.min(Math.max(readId(context.parameter('size')) ?? usual, 1), 20)

/** Texts alone, each once. */
export async function suggestTexts(
  { database, index, ...context }: HandlerContext,
  site: SiteRow,
  text: string,
): Promise<readonly string[]> {
  const sites = (await journalsOf(database, site)).map(({ id }) => id)
  const size = requestedSuggestions({ database, index, ...context })
  const found = await index.suggest({ sites, text, size })
  return [...new Set(found.map((phrase) => phrase[phrase.script]))]
}

/** Phrases with what they are, DOIs and journals that begin like a text. */
export async function suggestByKind(
  context: HandlerContext,
  site: SiteRow,
  text: string,
): Promise<readonly WireSuggestion[]> {
  const { database, index, language } = context
  const size = requestedSuggestions(context)
  const journals = await journalsOf(database, site)
  const sites = journals.map(({ id }) => id)
  const doi = beginningOfDoi(text)
  if (doi !== null) {
    const found = await doisBeginning(database, sites, { beginning: doi, size })
    return found
      .toSorted((one, other) => (one.doi < other.doi ? -1 : 1))
      .map(({ doi: text, title }) => ({
        ...suggestion,
        kind: 'doi',
        text,
        other: plainText(localise(title, language)),
      }))
  }
  const named = journals.length > 1 ? journalsNamed(journals, text).slice(0, ofJournals) : []
  const found = await index.suggest({
    sites,
    text,
    size: Math.max(size - named.length, 1),
    ofKind: ofOneKind,
  })
  return [
    ...found.map((phrase) => wirePhrase(phrase, language)),
    ...named.map(({ id, sld, domain, config: { name } }) => ({
      ...suggestion,
      kind: 'journal',
      text: localise(name, language),
      siteId: id,
      sld,
      domain,
    })),
  ].slice(0, size)
}

const suggestion: WireSuggestion = {
  kind: null,
  text: '',
  other: null,
  siteId: null,
  sld: null,
  domain: null,
}

/** A name stands in the reader's language with its other form, whatever was typed of it; other phrases as they were typed. */
function wirePhrase({ kind, script, ...written }: SuggestedPhrase, language: UiLanguage): WireSuggestion {
  if (kind !== 'author') return { ...suggestion, kind, text: written[script] }
  const text = localise(written, language)
  const other = text === written.zh ? written.en : written.zh
  return { ...suggestion, kind, text, other: other === text ? null : other || null }
}

/** The DOI that a text begins, with its registrant and something of what follows; null for any other text. */
function beginningOfDoi(text: string): string | null {
  const [, doi = null] =
    /^(?:doi:\s*|https?:\/\/(?:dx\.)?doi\.org\/)?(10\.\d{4,9}\/\S+)$/i.exec(text.trim()) ?? []
  return doi
}

/** Fewer letters begin the pinyin of too many names. */
const fewestLetters = 3

const knownPinyin = new Map<string, string>()

/** Names of journals are few, and stay. */
function namePinyin(name: string): string {
  const known = knownPinyin.get(name) ?? pinyinOf(name)
  knownPinyin.set(name, known)
  return known
}

const folded = (text: string): string =>
  Array.from(foldLetters(text), (character) => formsOf(character)[0] ?? character).join('')

/** Journals with a word in their name that begins so, in Chinese any part, or whose pinyin begins so: one letter alone names none. */
function journalsNamed(journals: readonly SiteRow[], text: string): readonly SiteRow[] {
  const typed = folded(text.trim())
  if ([...typed].length < 2) return []
  const letters = /^[a-z\s'’-]+$/.test(typed) ? typed.replace(/[^a-z]/g, '') : ''
  return journals.filter(
    ({ config: { name } }) =>
      folded(name.zh).includes(typed) ||
      ` ${folded(name.en)}`.includes(` ${typed}`) ||
      (letters.length >= fewestLetters && namePinyin(name.zh).startsWith(letters)),
  )
}
