import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { defaultLanguage } from '@xuekan/core'
import { aggregateSld, asSiteId } from '@xuekan/core/site'
import { createInProcessTransport, printRequest, throughGateway, type RcPubTransport } from '@xuekan/rc-pub'
import { createAxiosTransport } from '@xuekan/rc-pub/axios'
import { endpoints } from '@xuekan/rc-pub/contract'
import { createSystemClock } from '@xuekan/web'
import type { FastifyPluginAsync } from 'fastify'
import { firstValueFrom } from 'rxjs'
import type { OwnHosts } from '../../server/host/own-host.ts'
import { createRcPubProxy } from '../../server/host/proxy/rc-pub-proxy.ts'
import { readerAddress } from '../../server/host/proxy/reader-address.ts'
import { createMemoryShelf, type HandoverShelf } from '../../server/host/session/handovers.ts'
import type { Readiness } from '../../server/host/running/health.ts'
import { proxiedCalls } from './proxied-calls.ts'
import {
  allowOrigins,
  createChromiumPrinter,
  createRcPub,
  createStoreGate,
  describeOpenProblem,
  isDiskFull,
  openDatabase,
  readOutbox,
  type Database,
  type OutboxState,
  type RcPub,
} from '../../server/rc-pub/index.ts'
import { listDomains } from '../../server/rc-pub/store/list-domains.ts'
import { addLimits } from '../../server/rc-pub/limits/add-limits.ts'
import { standardRateLimits } from '../../server/rc-pub/limits/rate-limits.ts'
import { listSites, type ListedSite } from '../../server/rc-pub/store/list-sites.ts'
import { seedSamples } from '../../samples/index.ts'
import { createAskDomain, createRemoteDomains, createStoredDomains } from './own-domains.ts'
import { findPrintBrowser } from './print-browser.ts'
import { createRemoteThemeStylesheet } from './remote-theme-stylesheet.ts'
import type { Log } from './running/log.ts'
import { openAgreements } from './open-agreements.ts'
import { openDeposits } from './open-deposits.ts'
import { openIdentityProviders } from './open-identity-providers.ts'
import { openSenders } from './open-senders.ts'
import { countedSenders } from './running/member-metrics.ts'
import type { Metrics } from './running/metrics.ts'
import { createServerWatch, reasonOf, watchedTransport } from './running/rc-pub-watch.ts'
import { timedDatabase } from './running/timed-database.ts'
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
  readonly contentVersion: RcPub['contentVersion']
  /** What shared caches are to be told of; null before another rc-pub, which tells no version. */
  readonly sharedContent: RcPub['sharedContent'] | null
  /** The same for sitemaps, which take many calls: it changes less often where rc-pub tells no version. */
  readonly sitemapVersion: () => string
  /** null before another rc-pub, which counts its own calls. */
  readonly countVisit: RcPub['countVisit'] | null
  /** Whether the visits of a client count; those of everybody where nobody counts. */
  readonly isPerson: RcPub['isPerson']
  /** What keeps sessions on their way from host to host; before another rc-pub this process alone. */
  readonly handoverShelf: HandoverShelf
  /** Those of the embedded rc-pub; none are known of another. */
  readonly sites: readonly ListedSite[]
  /** Whether a site has this host name of its own. */
  readonly isDomain: OwnHosts['isDomain']
  /** How the queue of letters stands; null before another rc-pub, which has its own. */
  readonly outbox: (() => Promise<OutboxState>) | null
  /** Begins what nobody has to wait for, once the portal listens. */
  readonly prepare: () => void
  /** Begins to print nothing more; a PDF that a reader waits for may end within so many milliseconds. */
  readonly endPrinting: (grace: number) => Promise<void>
  /** Whether it answers now. */
  readonly readiness: Readiness
  /** What a first question to another rc-pub has found, in a sentence; '' for the embedded one. */
  readonly found: string
  readonly close: () => Promise<void>
}

/** How long pages made from another rc-pub are kept, in milliseconds: it tells no version of its content. */
const remoteVersionLasts = 60_000

/** How long sitemaps made from another rc-pub are kept, in milliseconds. */
const remoteSitemapLasts = 3_600_000

/** Milliseconds since 1970, by a clock that only goes forward. */
const steadyTime = (): number => performance.timeOrigin + performance.now()

/**
 * Versions that last so many milliseconds each, the first one from now, named by the time at which each began: processes
 * that began at different times do not all ask rc-pub again in the same moment. By a clock that only goes forward:
 * pages of an hour ago must not come back when the machine's is set back.
 */
function versionsSinceNow(lasts: number): () => string {
  const began = steadyTime()
  return () => String(Math.floor(began + Math.floor((steadyTime() - began) / lasts) * lasts))
}

/** Who is told of what the source does. */
export interface SourceObservers {
  readonly report: (failure: unknown) => void
  readonly log: Log
  /** Told of every question to the store or to another rc-pub. */
  readonly storeAsked: Metrics['storeAsked']
  /** Told of what members are sent, and of every attempt to come in. */
  readonly messageSent: Metrics['messageSent']
  readonly loginAnswered: Metrics['loginAnswered']
  /** Whether there is something better to do than what nobody waits for. */
  readonly isBusy: () => boolean
}

/** Milliseconds that a look at the store or at another rc-pub may take. */
const lookDeadline = 3_000

async function withinDeadline(answer: Promise<string | null>, otherwise: string): Promise<string | null> {
  const late = new AbortController()
  const deadline = delay(lookDeadline, otherwise, { signal: late.signal, ref: false }).catch(() => otherwise)
  return Promise.race([answer, deadline]).finally(() => late.abort())
}

/** Asks another rc-pub for its aggregate: null where it answers, else why not. */
async function askOnce(transport: RcPubTransport): Promise<string | null> {
  const request = printRequest(
    endpoints.findSite,
    { language: defaultLanguage, siteId: asSiteId(''), query: { sld: aggregateSld } },
    '',
    Date.now(),
  )
  const answer = firstValueFrom(transport(request)).then(
    ({ httpStatus }) => (httpStatus < 500 ? null : `rc-pub answers with status ${httpStatus}.`),
    (failure: unknown) => `rc-pub does not answer (${reasonOf(failure)}).`,
  )
  return withinDeadline(answer, 'rc-pub does not answer in time.')
}

/** Opens the embedded rc-pub with its samples, or the way to the one that RC_PUB_URL names. */
export const openRcPubSource = (settings: Settings, observers: SourceObservers): Promise<RcPubSource> =>
  settings.rcPubUrl === '' ? openEmbedded(settings, observers) : openRemote(settings, observers)

/** A transport that tells another rc-pub whose form a call is made for. */
const tellingReaders =
  (transport: RcPubTransport): RcPubTransport =>
  (request) =>
    transport(
      request.from === undefined
        ? request
        : { ...request, headers: { ...request.headers, ...readerAddress(request.from.address) } },
    )

async function openRemote(
  { rcPubUrl: url, rateLimits, corsOrigins }: Settings,
  { log, storeAsked }: SourceObservers,
): Promise<RcPubSource> {
  const watch = createServerWatch(log, url)
  const watched = watchedTransport(tellingReaders(createAxiosTransport({ baseUrl: url })), watch, storeAsked)
  const transport = throughGateway(watched)
  const first = await askOnce(watched)
  return {
    transport,
    plugin: allowOrigins(async (host) => {
      await addLimits(host, rateLimits ? standardRateLimits : null)
      host.addHook('onResponse', async (_request, { statusCode }) => {
        if (statusCode === 502 || statusCode === 504) watch.failed(`status ${statusCode} of a call`)
      })
      await host.register(createRcPubProxy({ base: url, calls: proxiedCalls }))
    }, corsOrigins),
    readiness: () => askOnce(watched),
    found: first === null ? `rc-pub at ${url} answers.` : `${url}: ${first} Pages say so until it does.`,
    themeStylesheet: createRemoteThemeStylesheet(transport),
    contentVersion: versionsSinceNow(remoteVersionLasts),
    sharedContent: null,
    sitemapVersion: versionsSinceNow(remoteSitemapLasts),
    countVisit: null,
    isPerson: () => true,
    handoverShelf: createMemoryShelf(steadyTime),
    sites: [],
    outbox: null,
    isDomain: createRemoteDomains({
      ask: createAskDomain(watched, createSystemClock()),
      now: () => performance.now(),
      lasts: remoteVersionLasts,
    }),
    prepare: () => undefined,
    endPrinting: async () => undefined,
    close: async () => undefined,
  }
}

/** YYYY-MM-DD, in UTC. */
const dayOfNow = (): string => new Date().toISOString().slice(0, 10)

async function loadSamples(database: Database): Promise<void> {
  const seeds = await seedSamples({ database, folder: samplesFolder, today: dayOfNow(), archive: 'whole' })
  for (const problem of seeds.problems) console.error(problem)
  if (seeds.loaded) console.log(`Loaded the sample journals: ${seeds.articles} articles.`)
}

async function openEmbedded(
  settings: Settings,
  { report, log, storeAsked, messageSent, loginAnswered, isBusy }: SourceObservers,
): Promise<RcPubSource> {
  const gate = createStoreGate()
  const opened = await openDatabase(settings.store, { serve: gate.serve })
  if (!opened.ok) throw new StartProblem(describeOpenProblem(opened.error))
  const database = timedDatabase(opened.value, storeAsked)
  try {
    if (settings.samples) await loadSamples(database)
    gate.open(opened.value)
    const { printSandbox: isSandboxed } = settings
    const findBrowser = (): ReturnType<typeof findPrintBrowser> => findPrintBrowser(isSandboxed)
    const senders = countedSenders(openSenders(settings), messageSent)
    const printer = createChromiumPrinter({ findBrowser, isSandboxed, report })
    const rcPub = await createRcPub({
      database,
      report,
      printer,
      senders,
      loginAnswered,
      deposits: openDeposits(settings),
      agreements: openAgreements(settings, dayOfNow()),
      identityProviders: openIdentityProviders(settings),
      baseHosts: settings.baseHosts,
      printAhead: settings.printAhead ? { isBusy } : null,
      replica: settings.store.kind === 'folder' ? { folder: join(settings.store.folder, 'search') } : null,
      ...(settings.rateLimits ? {} : { limits: null }),
    })
    return {
      transport: throughGateway(createInProcessTransport(rcPub.answer)),
      plugin: allowOrigins(rcPub.plugin, settings.corsOrigins),
      themeStylesheet: rcPub.themeStylesheet,
      contentVersion: rcPub.contentVersion,
      sharedContent: rcPub.sharedContent,
      sitemapVersion: rcPub.contentVersion,
      countVisit: rcPub.countVisit,
      isPerson: rcPub.isPerson,
      handoverShelf: rcPub.shelf,
      sites: await listSites(database),
      outbox: () => readOutbox(database),
      isDomain: createStoredDomains(() => listDomains(database), rcPub.contentVersion),
      prepare: () => {
        void rcPub.sendMails()
        for (const checked of [printer.check(), senders.check()])
          void checked.then((reason) => {
            if (reason !== null) log.warn(reason)
          })
      },
      endPrinting: rcPub.endPrinting,
      readiness: async () => {
        const answer = database.query('select 1').then(
          () => null,
          (failure: unknown) => `The store does not answer (${reasonOf(failure)}).`,
        )
        return withinDeadline(answer, 'The store does not answer in time.')
      },
      found: '',
      close: async () => {
        await printer.close()
        await rcPub.close()
        senders.close()
        await database.close()
      },
    }
  } catch (failure) {
    await database.close().catch(() => undefined)
    if (settings.store.kind === 'folder' && isDiskFull(failure, settings.store.folder))
      throw new StartProblem(describeOpenProblem({ kind: 'full', folder: settings.store.folder }))
    throw failure
  }
}
