import type { Queryable } from '../../../store/database.ts'
import { replicaForm } from './replica-schema.ts'

/** Streams of changes that a replica follows, each by a number that only grows. */
export const streams = ['articles', 'counters', 'removals'] as const
export type Stream = (typeof streams)[number]

/** How far a replica has come. */
export interface ReplicaState {
  /** Of the content store that it follows. */
  readonly store: string
  readonly revisions: Readonly<Record<Stream, number>>
  /** False while it is first filled. */
  readonly complete: boolean
}

/** null for a replica of another form, or for none. */
export async function readReplicaState(replica: Queryable): Promise<ReplicaState | null> {
  const [made] = await replica.query<{ state: string | null }>(`select to_regclass('state')::text as state`)
  if (made === undefined || made.state === null) return null
  const rows = await replica.query<{ key: string; value: string }>('select key, value from state')
  const values = new Map(rows.map(({ key, value }) => [key, value]))
  if (values.get('form') !== replicaForm) return null
  const revision = (stream: Stream): number => Number(values.get(stream) ?? 0)
  return {
    store: values.get('store') ?? '',
    revisions: {
      articles: revision('articles'),
      counters: revision('counters'),
      removals: revision('removals'),
    },
    complete: values.get('complete') === '1',
  }
}

export async function writeReplicaState(
  replica: Queryable,
  values: Readonly<Record<string, string | number>>,
): Promise<void> {
  for (const [key, value] of Object.entries(values)) {
    await replica.query(
      'insert into state (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
      [key, String(value)],
    )
  }
}
