import { join } from 'node:path'
import { createInProcessTransport, throughGateway, type RcPubTransport } from '@xuekan/rc-pub'
import { createAxiosTransport } from '@xuekan/rc-pub/axios'
import { createSystemClock } from '@xuekan/web'
import type { FastifyPluginAsync } from 'fastify'
import type { OwnHosts } from '../../server/host/own-host.ts'
import { createRcPubProxy } from '../../server/host/proxy/rc-pub-proxy.ts'
import { proxiedCalls } from './proxied-calls.ts'
import {
  allowOrigins,
  createChromiumPrinter,
  createRcPub,
  describeOpenProblem,
  openDatabase,
  type RcPub,
} from '../../server/rc-pub/index.ts'
import { listDomains } from '../../server/rc-pub/store/list-domains.ts'
import { listSites, type ListedSite } from '../../server/rc-pub/store/list-sites.ts'
import { seedSamples } from '../../samples/index.ts'
import { createBrowserSource } from './browser-source.ts'
import { createAskDomain, createAskedDomains, createStoredDomains } from './own-domains.ts'
import { createRemoteThemeStylesheet } from './remote-theme-stylesheet.ts'
import { samplesFolder, type Settings } from './settings.ts'
import type { FetchThemeStylesheet } from './site-themes.ts'
import { StartProblem } from './start-problem.ts'

/** Where the portal's content comes from. */
export interface RcPubSource {
  readonly transport: RcPubTransport
  /** What answers under /rc-pub. */
  readonly plugin: FastifyPluginAsync
  /** Answers a site's theme stylesheet, which is none of the transport's JSON. */
  readonly themeStylesheet: FetchThemeStylesheet
  readonly contentVersion: () => string
  /** Nothing before another rc-pub, which counts its own calls. */
  readonly countVisit: RcPub['countVisit']
  /** Those of the embedded rc-pub; none are known of another. */
  readonly sites: readonly ListedSite[]
  /** Whether a site has this host name of its own. */
  readonly isDomain: OwnHosts['isDomain']
  /** Begins what nobody has to wait for, once the portal listens. */
  readonly prepare: () => void
  readonly close: () => Promise<void>
}

/** How long pages made from another rc-pub are kept, in milliseconds: it tells no version of its content. */
const remoteVersionLasts = 60_000

/** Opens the embedded rc-pub with its samples, or the way to the one that RC_PUB_URL names. */
export const openRcPubSource = (
  settings: Settings,
  report: (failure: unknown) => void,
): Promise<RcPubSource> => (settings.rcPubUrl === '' ? openEmbedded(settings, report) : openRemote(settings))

async function openRemote({ rcPubUrl, corsOrigins }: Settings): Promise<RcPubSource> {
  const transport = throughGateway(createAxiosTransport({ baseUrl: rcPubUrl }))
  return {
    transport,
    plugin: allowOrigins(createRcPubProxy({ base: rcPubUrl, calls: proxiedCalls }), corsOrigins),
    themeStylesheet: createRemoteThemeStylesheet(transport),
    contentVersion: () => String(Math.floor(Date.now() / remoteVersionLasts)),
    countVisit: () => undefined,
    sites: [],
    isDomain: createAskedDomains({
      ask: createAskDomain(transport, createSystemClock()),
      now: () => performance.now(),
      lasts: remoteVersionLasts,
    }),
    prepare: () => undefined,
    close: async () => undefined,
  }
}

async function openEmbedded(settings: Settings, report: (failure: unknown) => void): Promise<RcPubSource> {
  const opened = await openDatabase(settings.store)
  if (!opened.ok) throw new StartProblem(describeOpenProblem(opened.error))
  const database = opened.value
  try {
    const today = new Date().toISOString().slice(0, 10)
    const seeds = await seedSamples({ database, folder: samplesFolder, today })
    for (const problem of seeds.problems) console.error(problem)
    if (seeds.loaded) console.log(`Loaded the sample journals: ${seeds.articles} articles.`)
    const browser = createBrowserSource(report)
    const printer = createChromiumPrinter({ browserPath: browser.path, report })
    const rcPub = await createRcPub({
      database,
      report,
      printer,
      replica: settings.store.kind === 'folder' ? { folder: join(settings.store.folder, 'search') } : null,
      ...(settings.rateLimits ? {} : { limits: null }),
    })
    return {
      transport: throughGateway(createInProcessTransport(rcPub.answer)),
      plugin: allowOrigins(rcPub.plugin, settings.corsOrigins),
      themeStylesheet: rcPub.themeStylesheet,
      contentVersion: rcPub.contentVersion,
      countVisit: rcPub.countVisit,
      sites: await listSites(database),
      isDomain: createStoredDomains(() => listDomains(database), rcPub.contentVersion),
      prepare: () => void browser.path(),
      close: async () => {
        browser.close()
        await printer.close()
        await rcPub.close()
        await database.close()
      },
    }
  } catch (failure) {
    await database.close()
    throw failure
  }
}
