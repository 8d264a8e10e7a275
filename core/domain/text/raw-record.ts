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
