/**
 * A raw value as text: 'null', 'undefined' and '' count as absent (C3.12), as does everything that is neither text
 * nor a finite number. Absent is ''.
 */
export function present(raw: unknown): string {
  if (Number.isFinite(raw)) return String(raw)
  if (typeof raw !== 'string') return ''
  const text = raw.trim()
  return text === 'null' || text === 'undefined' ? '' : text
}

/** 1, true and their spellings are true, 0 and false are false; anything else is undecided. */
export function presentFlag(raw: unknown): boolean | null {
  if (typeof raw === 'boolean') return raw
  const text = present(raw).toLowerCase()
  if (text === '1' || text === 'true') return true
  return text === '0' || text === 'false' ? false : null
}

/** The first of these values that is decided, as `presentFlag` reads them; null when none is. */
export const firstFlag = (...raws: readonly unknown[]): boolean | null =>
  raws.map(presentFlag).find((flag) => flag !== null) ?? null

/** A count of things: a non-negative whole number, 0 for what is none. */
export function presentCount(raw: unknown): number {
  const number = Number(present(raw))
  return Number.isFinite(number) && number > 0 ? Math.floor(number) : 0
}
