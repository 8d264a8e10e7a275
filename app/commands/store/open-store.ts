import {
  describeOpenProblem,
  openDatabase,
  type Database,
  type OpenOptions,
} from '../../../server/rc-pub/index.ts'
import { readSettings } from '../../server/settings.ts'

/** A store as a command works with it. */
export interface OpenedStore {
  readonly database: Database
  /** Whether the portal works with it meanwhile, over the same connection. */
  readonly isShared: boolean
}

/** The store that the settings name; a text says why it cannot be opened. */
export async function openStore(options: OpenOptions = {}): Promise<OpenedStore | string> {
  const opened = await openDatabase(readSettings(process.env).store, options)
  return opened.ok ? { database: opened.value, isShared: false } : describeOpenProblem(opened.error)
}
