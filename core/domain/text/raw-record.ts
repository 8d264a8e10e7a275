import { present } from './present.ts'

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

/** A list, also one that travels as JSON text; [] for anything else. Total. */
export function listIn(raw: unknown): readonly unknown[] {
  if (Array.isArray(raw)) return raw
  if (typeof raw !== 'string' || !raw.trimStart().startsWith('[')) return []
  try {
    const list: readonly unknown[] = JSON.parse(raw)
    return list
  } catch {
    return []
  }
}

/** The first value of a record under these names that is there: 'null' and the like are not (C3.12). */
export const firstOf = (record: RawRecord, ...names: readonly string[]): unknown =>
  names.map((name) => record[name]).find(isThere)

const isThere = (value: unknown): boolean =>
  typeof value === 'string' ? present(value) !== '' : value !== undefined && value !== null
