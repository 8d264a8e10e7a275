import { present } from '../text/present.ts'
import { recordIn } from '../text/raw-record.ts'
import { readIndexed } from './indexed-list.ts'

/** What every page of a site may tell of it (C3.9). */
export interface BasicInfo {
  readonly id: string
  /** Databases that index the journal. */
  readonly indexedIn: readonly string[]
}

/** Basic info from raw fields (C3.9, C7.5). Total. */
export function normaliseBasicInfo(raw: unknown): BasicInfo {
  const { id, indexed } = recordIn(raw)
  return { id: present(id), indexedIn: readIndexed(indexed) }
}
