import { describe, expect, it } from 'vitest'
import { compile, isAboutTimers, ownFolder, type ModuleResolution } from './support/stranger.ts'

/** What a strict reader of rc-pub may rely on, said in types: each line that must not compile says so. */
const ofRcPub = `
import type { AsyncResult, Clock, Gateways, Sanitiser } from '@xuekan/core'
import type { SafeHtml } from '@xuekan/core/content'
import { asSiteId } from '@xuekan/core/site'
import { createFetchTransport, createGateways, createInProcessTransport, createRcPubClient, type RcPubTransport } from '@xuekan/rc-pub'
import { createAxiosTransport } from '@xuekan/rc-pub/axios'
import { decode, endpoints, get, integer, list, record, text, type RcPubAnswer, type Wire, type WireHeader } from '@xuekan/rc-pub/contract'
import { createFailingTransport, siteDataLaws } from '@xuekan/rc-pub/testing'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const holds = <T extends true>(): T | undefined => undefined
declare const clock: Clock
declare const sanitiser: Sanitiser

// every transport is one, and nothing else has to be known of it
const transports: readonly RcPubTransport[] = [
  createFetchTransport({ baseUrl: '' }),
  createAxiosTransport({ baseUrl: 'https://example.org' }),
  createInProcessTransport(async (): Promise<RcPubAnswer> => ({ httpStatus: 200, body: { kind: 'text', text: '' } })),
  createFailingTransport({ kind: 'reset' }),
]
// @ts-expect-error where rc-pub is has to be said
createFetchTransport({})
// @ts-expect-error there is no such fault
createFailingTransport({ kind: 'slow' })

// the gateways are the core's
const client = createRcPubClient({ transport: transports[0] ?? createFetchTransport({ baseUrl: '' }), clock, token: () => '' })
export const gateways: Gateways = createGateways(client, sanitiser)
// @ts-expect-error HTML is sanitised
createGateways(client)
// @ts-expect-error text is not safe
export const unsafe: Sanitiser = { sanitise: (html: string): SafeHtml => html }

// an answer has the type of its shape
const counted = get('counted', ['year'], list(record({ name: text, copies: integer })))
type Counted = NonNullable<Wire<NonNullable<typeof counted.answer>>>[number]
holds<Equal<Counted['copies'], number | null>>()
export const answers: AsyncResult<readonly { readonly name: string | null }[]> =
  client.call(counted, { language: 'en', siteId: asSiteId('1'), query: { year: 2026 } })
// @ts-expect-error there is no third language
client.call(counted, { language: 'fr' })
// @ts-expect-error text is no site's id
client.call(counted, { language: 'en', siteId: '1' })
export const style = (header: WireHeader): number | null => header.navStyle
// @ts-expect-error the contract has no such field
export const none = (header: WireHeader) => header.navigationStyle
const read = endpoints.header.answer && decode(endpoints.header.answer, {})
export const header: WireHeader | null = read?.ok ? read.value : null
export const laws = siteDataLaws({ header: {} }).map(({ title }) => title)
`

/** The same of web. */
const ofWeb = `
import type { Cipher, Clipboard, Clock, Connection, CookieJar, DocumentHead, Navigation, Sanitiser, SearchMemory, StoredValue, Viewport } from '@xuekan/core'
import { createScope } from '@xuekan/core/reactive'
import { storage, type StorageEntry } from '@xuekan/core/site'
import * as web from '@xuekan/web'
import { createAesCipher } from '@xuekan/web/cipher'

const scope = createScope()
const store: web.TextStore = web.createWebStorage(() => localStorage)
const changes$ = web.createStorageChanges(window, () => localStorage)
interface Ports {
  readonly cipher: Cipher; readonly clipboard: Clipboard; readonly clock: Clock; readonly connection: Connection
  readonly cookies: CookieJar; readonly head: DocumentHead; readonly navigation: Navigation
  readonly sanitiser: Promise<Sanitiser>; readonly memory: SearchMemory; readonly viewport: Viewport
}
export const ports: Ports = {
  cipher: createAesCipher(),
  clipboard: web.createClipboard(window),
  clock: web.createSystemClock(),
  connection: web.createBrowserConnection(window, scope),
  cookies: web.createBrowserCookieJar({ secure: true }),
  head: web.createDocumentHead(document),
  navigation: web.createBrowserNavigation(window, scope),
  sanitiser: web.loadBrowserSanitiser(),
  memory: web.createStoredSearchMemory(store, async () => createAesCipher()),
  viewport: web.createBrowserViewport(window, scope, { width: 1440, scrollTop: 0 }),
}
export const stored = <T>(entry: StorageEntry<T>): StoredValue<T> => web.createStoredValue(scope, store, entry, { changes$ })
export const count: number = stored(storage.batchId).value$.value.items.length
// @ts-expect-error whether the page came over HTTPS has to be said
web.createBrowserCookieJar()
// @ts-expect-error a value is changed by a function of the newest one
stored(storage.sld).change('slgc')
`

const ways: readonly ModuleResolution[] = ['nodenext', 'bundler']

describe.each(ways)('the types of the installed adapters: %s', (moduleResolution) => {
  it('should serve a strict reader of rc-pub without the DOM library', () => {
    const folder = ownFolder({ 'reader.ts': ofRcPub }, 'withAxios')
    const complaints = compile(folder, ['reader.ts'], { moduleResolution })
    expect(complaints.filter((line) => !isAboutTimers(line))).toEqual([])
    // the declarations of libraries were checked too: rxjs's own wish shows that
    expect(complaints).toHaveLength(1)
  })

  it('should serve a strict reader of rc-pub without axios', () => {
    const folder = ownFolder({ 'reader.ts': ofRcPub }, 'frontEnd')
    expect(
      compile(folder, ['reader.ts'], { moduleResolution }).filter((line) => !isAboutTimers(line)),
    ).toEqual([])
  })

  it('should serve a strict reader of web with the DOM library', () => {
    const folder = ownFolder({ 'reader.ts': ofWeb }, 'frontEnd')
    const lib = ['ES2023', 'DOM', 'DOM.Iterable']
    expect(compile(folder, ['reader.ts'], { moduleResolution, lib })).toEqual([])
  })
})
