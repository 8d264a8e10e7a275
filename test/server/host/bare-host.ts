import type { FastifyInstance } from 'fastify'
import { createHost, type HostOptions } from '../../../server/host/create-host.ts'

/** A host with nothing behind it but what a test gives it. */
export const bareHost = (
  given: Pick<HostOptions, 'clientFolder'> & Partial<HostOptions>,
): Promise<FastifyInstance> =>
  createHost({
    render: () => Promise.reject(new Error('no page is rendered')),
    contentVersion: () => '1',
    countVisit: () => undefined,
    rcPub: async () => undefined,
    siteStyles: { addRoute: () => undefined },
    report: () => undefined,
    cacheBytes: 0,
    trustProxy: false,
    ...given,
  })
