import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { createRcPub, createRcPubServer, type RcPub } from '../../../server/rc-pub/index.ts'
import { standardRateLimits } from '../../../server/rc-pub/limits/rate-limits.ts'
import type { Database } from '../../../server/rc-pub/store/database.ts'
import { sampleDay } from '../store/prepared-folder.ts'
import { createRecordingPrinter } from '../pdf/recording-printer.ts'
import { openedStore } from './opened-store.ts'
import { collectingSenders, openSampleSession, type CollectingSenders } from './sample-members.ts'

export interface Envelope<T> {
  readonly status: number
  readonly message: string
  readonly data: T
}

/** An rc-pub over the sample journals, for all tests of a file. */
export interface ServedSamples {
  readonly store: () => Database
  readonly rcPub: () => RcPub
  readonly server: () => FastifyInstance
  /** The id of a site by its short-name. */
  readonly siteId: (sld: string) => string
  /** One call over HTTP, as any program would make it. */
  readonly ask: <T>(path: string, headers?: Readonly<Record<string, string>>) => Promise<Envelope<T>>
  readonly failures: readonly unknown[]
  /** What has been sent to members. */
  readonly senders: CollectingSenders
}

interface SamplesOptions {
  /** Whether pictures of members can be drawn, by the browser of the machine; not unless said. */
  readonly draws?: boolean
}

export function servedSamples({ draws = false }: SamplesOptions = {}): ServedSamples {
  const failures: unknown[] = []
  const senders = collectingSenders()
  const printer = createRecordingPrinter()
  let open:
    | { readonly rcPub: RcPub; readonly server: FastifyInstance; readonly ids: ReadonlyMap<string, string> }
    | undefined
  const opened = () => {
    if (open === undefined) throw new Error('rc-pub opens before the first test')
    return open
  }
  const store = openedStore(async (database) => {
    await database.query(
      `insert into site (sld, type, expired, config) select 'gone', 'single', true, config from site where sld = 'slgc'`,
    )
    await openSampleSession(database, Date.parse(sampleDay))
  }, 'samples')
  beforeAll(async () => {
    const rcPub = await createRcPub({
      database: store(),
      report: (failure) => failures.push(failure),
      now: () => Date.parse(sampleDay),
      baseHosts: ['localhost', 'example.org'],
      // tests change the store and look at once
      answersLast: 0,
      // and are all one address, which logs in, asks for codes and uploads many times
      limits: {
        ...standardRateLimits,
        letters: 1_000,
        logins: 1_000,
        ...(draws ? { uploads: 1_000 } : {}),
      },
      senders,
      ...(draws ? { printer } : {}),
    })
    const sites = await store().query<{ sld: string; id: number }>('select sld, id from site')
    const ids = new Map(sites.map(({ sld, id }) => [sld, String(id)]))
    open = { rcPub, server: await createRcPubServer(rcPub), ids }
  })
  afterAll(async () => {
    await open?.rcPub.close()
    await open?.server.close()
    await printer.close()
  })
  return {
    store,
    failures,
    senders,
    rcPub: () => opened().rcPub,
    server: () => opened().server,
    siteId: (sld) => opened().ids.get(sld) ?? '',
    ask: async <T>(path: string, headers: Readonly<Record<string, string>> = {}) => {
      const answer = await opened().server.inject({ url: `/rc-pub/front/${path}`, headers })
      return answer.json<Envelope<T>>()
    },
  }
}
