import type { Database, Queryable } from '../../../store/database.ts'
import {
  changedArticles,
  changedCounters,
  dropArticles,
  emptyReplica,
  removedArticles,
  replicaForm,
  replicaIndexes,
  takeArticles,
  takeCounters,
} from './replica-schema.ts'
import { readReplicaState, writeReplicaState, type ReplicaState, type Stream } from './replica-state.ts'

/** How one stream of changes is read and taken. */
const statements: Readonly<Record<Stream, { readonly read: string; readonly take: string }>> = {
  articles: { read: changedArticles, take: takeArticles },
  counters: { read: changedCounters, take: takeCounters },
  removals: { read: removedArticles, take: dropArticles },
}

/**
 * Articles that one statement moves: few, so that nobody waits long behind it. A replica that is being filled has no
 * readers and no index to keep.
 */
const batchSizes = { filling: 100, following: 10 } as const

/** With more changes behind than this, filling again without indexes is faster than following. */
const mostBehind = 5_000

/** Where the content store is now. */
interface ContentState {
  readonly store: string
  readonly newest: number
  /** Of the counters. */
  readonly counted: number
  readonly behind: number
}

async function readContent(content: Queryable, state: ReplicaState | null): Promise<ContentState> {
  const [row] = await content.query<ContentState>(
    `select (select value from meta where key = 'store_id') as store,
      greatest((select max(revision) from article), (select max(revision) from article_removed), 0) as newest,
      (select coalesce(max(counted), 0) from article where counted is not null) as counted,
      (select count(*) from (select from article where revision > $1 limit ${mostBehind + 1}) changed) as behind`,
    [state?.revisions.articles ?? 0],
  )
  return row ?? { store: '', newest: 0, counted: 0, behind: 0 }
}

/** Whether a replica can be brought up to date: of another store, ahead of it, or far behind it cannot. */
const isUsable = (state: ReplicaState | null, content: ContentState): state is ReplicaState =>
  state !== null &&
  state.store === content.store &&
  Math.max(state.revisions.articles, state.revisions.removals) <= content.newest &&
  (!state.complete || content.behind <= mostBehind)

/** Whether the replica may answer before it has followed: it holds all articles, at most a few of them as they were. */
export async function isReplicaUsable(content: Queryable, replica: Queryable): Promise<boolean> {
  const state = await readReplicaState(replica)
  return isUsable(state, await readContent(content, state)) && state.complete
}

/** Changes of articles that the replica has not taken yet, counted up to a few thousand. */
export async function changesBehind(content: Queryable, replica: Queryable): Promise<number> {
  return (await readContent(content, await readReplicaState(replica))).behind
}

/** Brings the replica up to the content store, from wherever it stands. Stops between two batches when asked to. */
export async function followContent(
  content: Queryable,
  replica: Database,
  stopped: () => boolean,
): Promise<void> {
  const before = await readReplicaState(replica)
  const target = await readContent(content, before)
  const usable = isUsable(before, target)
  if (!usable) await restart(replica, target)
  const filling = !usable || !before.complete
  for (const stream of ['articles', 'removals'] as const) {
    const from = usable ? before.revisions[stream] : stream === 'removals' ? target.newest : 0
    await take(
      content,
      replica,
      { stream, from, size: batchSizes[filling ? 'filling' : 'following'] },
      stopped,
    )
  }
  if (filling && !stopped()) await complete(replica)
}

/** Brings the counters up to date, which change all the time and matter less. */
export async function followCounters(
  content: Queryable,
  replica: Database,
  stopped: () => boolean,
): Promise<void> {
  const state = await readReplicaState(replica)
  if (state !== null) {
    await take(content, replica, { stream: 'counters', from: state.revisions.counters, size: 100 }, stopped)
  }
}

/** What was removed and counted until now is in what will be read. */
const restart = (replica: Database, { store, newest, counted }: ContentState): Promise<void> =>
  replica.transaction(async (tx) => {
    for (const statement of emptyReplica) await tx.query(statement)
    await writeReplicaState(tx, { form: replicaForm, store, removals: newest, counters: counted })
  })

const complete = (replica: Database): Promise<void> =>
  replica.transaction(async (tx) => {
    for (const statement of replicaIndexes) await tx.query(statement)
    await writeReplicaState(tx, { complete: 1 })
  })

interface Changed {
  readonly revision: number
}

interface Taking {
  readonly stream: Stream
  readonly from: number
  readonly size: number
}

async function take(
  content: Queryable,
  replica: Database,
  { stream, from, size }: Taking,
  stopped: () => boolean,
): Promise<void> {
  const { read, take: statement } = statements[stream]
  const after = (revision: number): Promise<readonly Changed[]> =>
    content.query<Changed>(read, [revision, size])
  const write = (rows: readonly Changed[], revision: number): Promise<void> =>
    replica.transaction(async (tx) => {
      await tx.query(statement, [JSON.stringify(rows)])
      await writeReplicaState(tx, { [stream]: revision })
    })
  let rows = stopped() ? [] : await after(from)
  while (rows.length > 0 && !stopped()) {
    const revision = rows.at(-1)?.revision ?? from
    const isLast = rows.length < size
    // two engines, two threads: one reads the next rows while the other takes these
    const [next] = await Promise.all([isLast ? [] : after(revision), write(rows, revision)])
    rows = next
  }
}
