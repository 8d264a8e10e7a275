import type { LocalizedText } from '../language/localized.ts'
import { recordIn } from '../text/raw-record.ts'
import { asSiteId, type SiteId } from './site.ts'

/** The journal of a single site as its group knows it: the single-issue-to-group record (C3.10). */
export interface GroupRecord {
  /** Never ''. */
  readonly id: string
  /** '' where the record names none. */
  readonly siteId: SiteId
  readonly name: LocalizedText
}

const version = 1

/** Law: `parseGroupRecord(printGroupRecord(record))` is `record`; equal records give equal text. */
export const printGroupRecord = ({ id, siteId, name }: GroupRecord): string =>
  JSON.stringify({ version, id, siteId, publicationName: name.zh, enPublicationName: name.en })

/** Total: null for what is no record, or one of another version. */
export function parseGroupRecord(text: string): GroupRecord | null {
  const { version: written, id, siteId, publicationName: zh, enPublicationName: en } = recordIn(text)
  if (written !== version || typeof id !== 'string' || id === '' || typeof siteId !== 'string') return null
  return typeof zh === 'string' && typeof en === 'string'
    ? { id, siteId: asSiteId(siteId), name: { zh, en } }
    : null
}
