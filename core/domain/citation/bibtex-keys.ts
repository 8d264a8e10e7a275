import type { CitationRecord } from './citation-record.ts'

type Keyed = Pick<CitationRecord, 'id' | 'doi' | 'kind'>

/**
 * A key for each record, from its id: ASCII, a letter first, unique in the file without regard to letter case, since
 * readers skip the second of two equal ones. Equal ids get a, b, c.
 */
export function bibtexKeys(records: readonly Keyed[]): readonly string[] {
  const taken = new Set<string>()
  return records.map((record, index) => {
    const base = `${prefixOf(record)}-${slug(record.id) || slug(record.doi) || String(index + 1)}`
    let key = base
    for (let times = 0; taken.has(key.toLowerCase()); times += 1) key = base + letters(times)
    taken.add(key.toLowerCase())
    return key
  })
}

const prefixOf = ({ kind }: Keyed): string => (kind === 'journal' || kind === 'newspaper' ? 'article' : kind)

const slug = (raw: string): string => raw.replace(/[^A-Za-z0-9:._/+-]+/g, '-').replace(/^-+|-+$/g, '')

/** a to z, then aa: 0 is 'a', 26 is 'aa'. */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26))
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last
}
