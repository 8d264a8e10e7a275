import { isAbsentText } from './absent-text.ts'

/**
 * A raw value as text: 'null', 'undefined' and '' count as absent (C3.12), as does everything that is neither text
 * nor a finite number. Absent is ''.
 */
export function present(raw: unknown): string {
  if (Number.isFinite(raw)) return String(raw)
  if (typeof raw !== 'string') return ''
  return isAbsentText(raw) ? '' : raw.trim()
}

/** 1, true and their spellings are true, 0 and false are false; anything else is undecided. */
export function presentFlag(raw: unknown): boolean | null {
  if (typeof raw === 'boolean') return raw
  const text = present(raw).toLowerCase()
  if (text === '1' || text === 'true') return true
  return text === '0' || text === 'false' ? false : null
}
