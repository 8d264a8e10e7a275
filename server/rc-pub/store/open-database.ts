import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { err, ok, type Result } from '@xuekan/core'
import { readPhrases } from '../search/read-names.ts'
import type { Database, Queryable } from './database.ts'
import { beginStore, type BegunStore } from './begin-store.ts'
import { isDiskFull } from './disk-full.ts'
import {
  lockDataFolder,
  type DataFolderLock,
  type FolderHolder,
  type LockOptions,
} from './folder-lock/data-folder-lock.ts'
import { migrate } from './migrate.ts'
import type { Migration } from './migrations/migration.ts'
import { migrations } from './migrations/migrations.ts'
import { openPglite } from './pglite-driver.ts'

export type StoreAddress =
  | {
      readonly kind: 'folder'
      readonly folder: string
      readonly timeLimit?: number
      readonly worker?: URL | null
    }
  | { readonly kind: 'server'; readonly url: string; readonly timeLimit?: number }

export type OpenProblem =
  /** Another process has the folder open. */
  | { readonly kind: 'locked'; readonly folder: string; readonly holder: FolderHolder }
  /** The folder cannot be made, read or written, or what is in it is no store. */
  | { readonly kind: 'unreadable'; readonly folder: string; readonly reason: string }
  /** The disk of the folder is full. A store that was there is as it was; of a new one nothing is left. */
  | { readonly kind: 'full'; readonly folder: string }
  /** The PostgreSQL server does not answer or refuses us. The address is without its password. */
  | { readonly kind: 'unreachable'; readonly server: string; readonly reason: string }
  /** The database classifies characters by a locale that takes Chinese for no letters, so that it would find none. */
  | { readonly kind: 'locale'; readonly server: string; readonly locale: string }
  /** The store was written by a newer version of the product. */
  | { readonly kind: 'newer'; readonly schema: number; readonly known: number }

/** The store that the environment names: DATABASE_URL, else the folder XUEKAN_DATA, else `.data` in the project. */
export function storeAddress(
  environment: Readonly<Record<string, string | undefined>>,
  projectRoot: string,
): StoreAddress {
  const url = environment['DATABASE_URL'] ?? ''
  if (url !== '') return { kind: 'server', url }
  return { kind: 'folder', folder: environment['XUEKAN_DATA'] || join(projectRoot, '.data') }
}

export interface OpenOptions extends Omit<LockOptions, 'onLost'> {
  /** Leaves the schema as it is: an empty store stays without one. */
  readonly isBare?: boolean
}

/**
 * Opens the store with its schema brought up to date. Closing it gives the folder free. Should another process take the
 * folder meanwhile, every further statement fails, and nothing more is written.
 */
export async function openDatabase(
  address: StoreAddress,
  { isBare = false, ...options }: OpenOptions = {},
): Promise<Result<Database, OpenProblem>> {
  const steps = isBare ? [] : migrations
  if (address.kind === 'server') return openServer(address, steps)
  let lose = (): void => undefined
  const lost = new Promise<void>((resolve) => {
    lose = resolve
  })
  const lock = await takeFolder(address.folder, { ...options, onLost: () => lose() })
  return lock.ok ? openFolder(address, steps, { lock: lock.value, lost }) : lock
}

async function takeFolder(
  folder: string,
  options: LockOptions,
): Promise<Result<DataFolderLock, OpenProblem>> {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    const lock = await lockDataFolder(folder, options)
    return lock.ok ? lock : err({ kind: 'locked', folder, holder: lock.error })
  } catch (error) {
    if (isDiskFull(error, folder)) return err({ kind: 'full', folder })
    return err({ kind: 'unreadable', folder, reason: reasonOf(error) })
  }
}

async function openFolder(
  { folder, timeLimit, worker }: Extract<StoreAddress, { kind: 'folder' }>,
  steps: readonly Migration[],
  { lock, lost }: { readonly lock: DataFolderLock; readonly lost: Promise<void> },
): Promise<Result<Database, OpenProblem>> {
  let begun: BegunStore | null = null
  try {
    begun = beginStore(folder)
    const database = await openPglite({
      folder: begun.database,
      ...(timeLimit === undefined ? {} : { timeLimit }),
      ...(worker === undefined ? {} : { worker }),
    })
    begun.made()
    void lost.then(() => database.abandon(`the data folder ${folder} has been taken by another process`))
    const close = async (): Promise<void> => {
      try {
        await database.close()
      } finally {
        lock.release()
      }
    }
    return await withSchema({ ...database, close }, steps)
  } catch (error) {
    begun?.failed()
    lock.release()
    if (isDiskFull(error, folder)) return err({ kind: 'full', folder })
    return err({ kind: 'unreadable', folder, reason: reasonOf(error) })
  }
}

async function openServer(
  { url, timeLimit }: Extract<StoreAddress, { kind: 'server' }>,
  steps: readonly Migration[],
): Promise<Result<Database, OpenProblem>> {
  const server = url.replace(/\/\/[^@/]*@/, '//')
  try {
    // most portals have no such server
    const { openPostgres } = await import('./postgres-driver.ts')
    const database = openPostgres({ url, ...(timeLimit === undefined ? {} : { timeLimit }) })
    const locale = await unfitLocale(database)
    if (locale === null) return await withSchema(database, steps)
    await database.close()
    return err({ kind: 'locale', server, locale })
  } catch (error) {
    return err({ kind: 'unreachable', server, reason: reasonOf(error) })
  }
}

/**
 * The locale of a database that takes Chinese characters for no letters; null for one that is fit. It asks what
 * `show_trgm('水库')` depends on, which needs an extension: such a database answers no trigrams.
 */
async function unfitLocale(database: Queryable): Promise<string | null> {
  const [row] = await database.query<{ fit: boolean; locale: string }>(
    `select '水库' ~ '^[[:alpha:]]+$' as fit, datctype as locale from pg_database
    where datname = current_database()`,
  )
  return row === undefined || row.fit ? null : row.locale
}

async function withSchema(
  database: Database,
  steps: readonly Migration[],
): Promise<Result<Database, OpenProblem>> {
  if (steps.length === 0) return ok(database)
  const known = migrations.at(-1)?.number ?? 0
  try {
    const schema = await migrate(database, steps)
    // what an older version stored, or an interrupted load left
    if (schema === known) await readPhrases(database)
    if (schema <= known) return ok(database)
    await database.close()
    return err({ kind: 'newer', schema, known })
  } catch (error) {
    await database.close().catch(() => undefined)
    throw error
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
