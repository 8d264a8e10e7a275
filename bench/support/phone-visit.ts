import type { Browser, CDPSession, Page } from 'playwright'

/** What a phone on a slow network gets of one visit. */
export interface PhoneVisit {
  /** Milliseconds to the largest paint. */
  readonly largestPaint: number
  /** Bytes on the wire until then, headers included. */
  readonly bytesBefore: number
  /** Bytes on the wire until the page is hydrated and nothing is under way. */
  readonly bytes: number
  /** The same by kind of resource. */
  readonly byKind: Readonly<Record<string, number>>
  /** Milliseconds that tasks took beyond 50 each. */
  readonly blocked: number
  readonly shift: number
}

/** Lighthouse's phone with throttling applied: 1.6 Mbit/s, 150 ms, a processor four times slower. */
const network = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
} as const
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const

interface Painted {
  readonly largestPaint: number
  readonly blocked: number
  readonly shift: number
}

const observe = `
window.painted = { largestPaint: 0, blocked: 0, shift: 0 }
const watch = (type, see) => new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
watch('largest-contentful-paint', (entry) => { window.painted.largestPaint = entry.startTime })
watch('longtask', (entry) => { window.painted.blocked += entry.duration - 50 })
watch('layout-shift', (entry) => { if (!entry.hadRecentInput) window.painted.shift += entry.value })
`

interface Received {
  readonly kind: string
  readonly bytes: number
  /** Milliseconds after the request for the page. */
  readonly at: number
}

async function watchBytes(session: CDPSession): Promise<readonly Received[]> {
  const received: Received[] = []
  const kinds = new Map<string, string>()
  let start = 0
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type }) => {
    if (start === 0) start = timestamp
    kinds.set(requestId, type ?? 'Other')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    received.push({
      kind: kinds.get(requestId) ?? 'Other',
      bytes: encodedDataLength,
      at: (timestamp - start) * 1000,
    })
  })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return received
}

/** Opens an address as such a phone does that was never there, and waits until nothing more comes. */
export async function visitByPhone(browser: Browser, url: string): Promise<PhoneVisit> {
  const context = await browser.newContext(phone)
  try {
    const page: Page = await context.newPage()
    await page.addInitScript(observe)
    const received = await watchBytes(await context.newCDPSession(page))
    await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 })
    const painted: Painted = await page.evaluate('window.painted')
    const byKind: Record<string, number> = {}
    for (const { kind, bytes } of received) byKind[kind] = (byKind[kind] ?? 0) + bytes
    const sum = (some: readonly Received[]): number => some.reduce((total, { bytes }) => total + bytes, 0)
    return {
      ...painted,
      byKind,
      bytes: sum(received),
      bytesBefore: sum(received.filter(({ at }) => at <= painted.largestPaint)),
    }
  } finally {
    await context.close()
  }
}
