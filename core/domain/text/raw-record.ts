/** A record as it came from outside: nothing is known of its values. */
export type RawRecord = Readonly<Record<string, unknown>>

const nothing: RawRecord = {}

/** A nested record, also one that travels as JSON text; an empty record for anything else. Total. */
export function recordIn(raw: unknown): RawRecord {
  if (typeof raw === 'string' && raw.trimStart().startsWith('{')) {
    try {
      return recordIn(JSON.parse(raw))
    } catch {
      return nothing
    }
  }
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as RawRecord) : nothing
}

/** A list, also a single record or JSON text of a list; [] for anything else. Total. */
export function listIn(raw: unknown): readonly unknown[] {
  if (Array.isArray(raw)) return raw
  if (typeof raw !== 'string' || !raw.trimStart().startsWith('[')) return []
  try {
    const list: unknown = JSON.parse(raw)
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

/** A record whose values are read with these names, the first that is there winning. */
export const firstOf = (record: RawRecord, ...names: readonly string[]): unknown =>
  names.map((name) => record[name]).find((value) => value !== undefined && value !== null && value !== '')
