import type { LocalizedText } from '../language/localized.ts'
import { recordIn } from '../text/raw-record.ts'

/** Text in both languages as storage keeps it; null for anything else. */
export function localizedIn(raw: unknown): LocalizedText | null {
  const { zh, en } = recordIn(raw)
  return typeof zh === 'string' && typeof en === 'string' ? { zh, en } : null
}
