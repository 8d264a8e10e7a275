import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { whenMade } from './when-made.ts'
import { createRcPub, type RcPubOptions } from '../../../server/rc-pub/create-rc-pub.ts'
import { createRcPubServer, type RcPub } from '../../../server/rc-pub/index.ts'
import type { PdfPrinter } from '../../../server/rc-pub/pdf/pdf-printer.ts'
import type { Database } from '../../../server/rc-pub/store/database.ts'
import { openedStore } from '../rc-pub/opened-store.ts'

export interface ServedPdfs {
  readonly store: () => Database
  readonly failures: readonly unknown[]
  /** Writes what has been counted. */
  readonly flush: () => Promise<void>
  readonly rcPub: () => RcPub
  readonly get: (
    path: string,
    headers?: Readonly<Record<string, string>>,
    method?: 'GET' | 'HEAD',
  ) => Promise<LightMyRequestResponse>
  /** The same, asked until the PDF has been made. */
  readonly getMade: ServedPdfs['get']
  readonly idOf: (doi: string) => Promise<number>
}

/** An rc-pub over the sample journals that prints with this printer, for all tests of a file. */
export function servedPdfs(printer: PdfPrinter, more: Partial<RcPubOptions> = {}): ServedPdfs {
  const failures: unknown[] = []
  let open: { readonly rcPub: RcPub; readonly server: FastifyInstance } | undefined
  const opened = () => {
    if (open === undefined) throw new Error('rc-pub opens before the first test')
    return open
  }
  const store = openedStore(undefined, 'samples')
  const create = () =>
    createRcPub({
      database: store(),
      printer,
      limits: null,
      answersLast: 0,
      report: (failure) => failures.push(failure),
      ...more,
    })
  beforeAll(async () => {
    const rcPub = await create()
    open = { rcPub, server: await createRcPubServer(rcPub) }
  })
  afterAll(async () => {
    await open?.rcPub.close()
    await open?.server.close()
    await printer.close()
  })
  const get: ServedPdfs['get'] = (path, headers = {}, method = 'GET') =>
    opened().server.inject({ method, url: `/rc-pub/front/front-article/${path}`, headers })
  return {
    store,
    failures,
    flush: async () => {
      await opened().rcPub.close()
      const rcPub = await create()
      await opened().server.close()
      open = { rcPub, server: await createRcPubServer(rcPub) }
    },
    rcPub: () => opened().rcPub,
    get,
    getMade: (...asked) => whenMade(() => get(...asked)),
    idOf: async (doi) => {
      const [row] = await store().query<{ id: number }>('select id from article where doi = $1', [doi])
      return row?.id ?? 0
    },
  }
}
