import { rmSync } from 'node:fs'
import { DatabaseError, type Database, type Queryable, type SqlValue } from '../../../store/database.ts'
import { openPglite } from '../../../store/pglite-driver.ts'
import { searchStore, searchTimeLimit, type SearchEngine } from '../search-engine.ts'
import { replicaSettings } from './replica-settings.ts'
import { changesBehind, followContent, followCounters, isReplicaUsable } from './follow-content.ts'

export interface ReplicaOptions {
  /** Of the replica alone; what is in it can be made again from the content store. */
  readonly folder: string
  /** The engine's worker; null runs it in this thread. */
  readonly worker?: URL | null
  /** With fewer articles no search is slow, and none is kept. */
  readonly fewestArticles?: number
  /** Milliseconds that one statement of a search may take. */
  readonly timeLimit?: number
}

/** Searches that hold nobody else up, from a replica of what they read. */
export interface ReplicatedSearch extends SearchEngine {
  /** Whether searches are answered by the replica now. */
  readonly isReplicated: () => boolean
  /** Brings the replica up to date, and makes it where it is missing, damaged or of an older form. */
  readonly follow: () => Promise<void>
  readonly followCounters: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Milliseconds that a replica rests which could not be made twice. */
const restAfterFailures = 60_000

/** Below this a search takes milliseconds, and an engine of its own would take more memory than it is worth. */
const fewest = 2_000

/** The content store did not answer: nothing is wrong with the replica. */
class ContentUnread extends Error {}

const readingOf = (content: Database): Queryable => ({
  query: async <Row>(sql: string, params?: readonly SqlValue[]) => {
    try {
      return await content.query<Row>(sql, params)
    } catch (cause) {
      throw new ContentUnread('the content store did not answer', { cause })
    }
  },
})

/**
 * The embedded content store has one connection, so that a search on it would hold up every page. Searches go to a
 * replica with an engine and a thread of its own; while there is none they go to the content store.
 */
export function createReplicatedSearch(
  content: Database,
  options: ReplicaOptions,
  report: (failure: unknown) => void,
): ReplicatedSearch {
  const { folder, fewestArticles = fewest, timeLimit = searchTimeLimit } = options
  const onContent = searchStore(content, { timeLimit })
  const source = readingOf(content)
  let replica: Database | null = null
  let ready = false
  let closed = false
  let failed = { times: 0, at: 0 }
  let following: Promise<void> = Promise.resolve()

  const open = (articles: number): Promise<Database> =>
    openPglite({
      folder,
      settings: replicaSettings(articles),
      ...(options.worker === undefined ? {} : { worker: options.worker }),
    })
  const discard = async (): Promise<void> => {
    ready = false
    await replica?.close().catch(() => undefined)
    replica = null
    rmSync(folder, { recursive: true, force: true })
  }
  const opened = async (): Promise<Database> => {
    const [row] = await source.query<{ articles: number }>('select count(*) as articles from article')
    const articles = row?.articles ?? 0
    try {
      return await open(articles)
    } catch {
      await discard()
      return open(articles)
    }
  }
  const isWanted = async (): Promise<boolean> => {
    const [row] = await source.query<{ many: boolean }>(
      'select count(*) >= $1 as many from (select from article limit $1) first',
      [fewestArticles],
    )
    return row?.many === true
  }
  const bringUpToDate = async (): Promise<void> => {
    if (closed || (failed.times > 1 && performance.now() - failed.at < restAfterFailures)) return
    if (replica === null && !(await isWanted())) return
    replica ??= await opened()
    // one that has to be filled again answers nobody meanwhile
    ready = await isReplicaUsable(source, replica)
    await followContent(source, replica, () => closed)
    ready = !closed
    failed = { times: 0, at: 0 }
  }
  /** One after the other; a replica that fails is made again the next time. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    following = following.then(work).catch(async (failure: unknown) => {
      if (closed) return
      report(failure instanceof ContentUnread ? failure.cause : failure)
      if (failure instanceof ContentUnread) return
      failed = { times: failed.times + 1, at: performance.now() }
      await discard()
    })
    return following
  }

  const search: ReplicatedSearch = {
    isReplicated: () => ready,
    follow: () => inTurn(bringUpToDate),
    followCounters: () =>
      inTurn(async () => {
        if (replica !== null && ready) await followCounters(source, replica, () => closed)
      }),
    read: async (work) => {
      const requested = replica
      if (requested === null || !ready) return onContent.read(work)
      try {
        return await searchStore(requested, { timeLimit, counters: 'counter' }).read(work)
      } catch (failure) {
        if (failure instanceof DatabaseError && failure.kind === 'timeout') throw failure
        const found = await onContent.read(work)
        // what the content store answers and the replica does not is the replica's own fault
        void inTurn(async () => {
          if (replica === requested) throw failure
        })
        return found
      }
    },
    // who changed an article wants it found as it is, with its counters
    catchUp: async () => {
      await search.follow()
      await search.followCounters()
    },
    health: async () => {
      const requested = replica
      if (requested === null || !ready) return onContent.health()
      // one that fails is made again, and the content store answers meanwhile
      return changesBehind(content, requested).then(
        (behind) => ({ answers: true, apart: true, behind }),
        () => onContent.health(),
      )
    },
    close: async () => {
      closed = true
      ready = false
      await following
      await replica?.close()
    },
  }
  return search
}
