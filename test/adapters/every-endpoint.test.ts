import { generateKeyPairSync } from 'node:crypto'
import { endpoints, type Endpoint, type RcPubRequest } from '@xuekan/rc-pub/contract'
import { lastValueFrom, NEVER, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { requested } from './requested.ts'
import { httpGateways } from './http-gateways.ts'
import { jsonAnswer } from './recording-transport.ts'

const all: readonly Endpoint<unknown>[] = Object.values(endpoints)

const publicKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .publicKey.export({ type: 'spki', format: 'der' })
  .toString('base64')
const keys = { publicKey, aesKey: Buffer.alloc(32).toString('base64') }

/** Fits the calls that are made before others: an article, a journal, the keys of a password. */
const first = { status: 0, message: '操作成功', data: { id: 5, siteId: 7, contentUrl: 'article/5', ...keys } }

/** Every request that the table of calls comes to. */
async function requestsMade(): Promise<readonly RcPubRequest[]> {
  const made: RcPubRequest[] = []
  const gateways = httpGateways((request) => {
    made.push(request)
    return of(jsonAnswer(first))
  })
  for (const ask of Object.values(requested)) await lastValueFrom(ask(gateways))
  return made
}

const matches = (endpoint: Endpoint<unknown>, { method, path }: RcPubRequest): boolean =>
  method === endpoint.method &&
  new RegExp(`^/rc-pub${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)

describe('every call of the contract', () => {
  it('is made by some gateway, unless it is opened as a page or a file', async () => {
    const made = await requestsMade()
    const unmade = all.filter((endpoint) => {
      return endpoint.answer !== null && !made.some((request) => matches(endpoint, request))
    })
    // other names of the searches (C7.15): they answer what search/search and search/advSearch do
    // and another name of what a member has downloaded (C7.12)
    expect(unmade.map(({ path }) => path)).toEqual([
      '/front/search/quickSearch',
      '/front/front-article/search',
      '/front/front-article/quickSearch',
      '/front/front-article/advancedSearch',
      '/front/frontMembers/historys',
    ])
  })

  it('has a path and a method of its own, but for the two shapes of one tree', () => {
    const keys = all.map(({ method, path }) => `${method} ${path}`)
    const twice = keys.filter((key, at) => keys.indexOf(key) !== at)
    expect(twice).toEqual(['GET /front/front-period/getPeriodTree'])
  })
})

describe('the table that the fault suites go through', () => {
  it('has every method of every gateway', () => {
    const gateways = httpGateways(() => NEVER)
    const named: Readonly<Record<string, object>> = { ...gateways }
    const unused = new Map<object, Set<string>>()
    for (const gateway of Object.values(named)) unused.set(gateway, new Set(Object.keys(gateway)))
    unused.delete(gateways.client)
    const watched = Object.fromEntries(
      Object.entries(named).map(([name, gateway]) => [
        name,
        new Proxy(gateway, {
          get: (target, method, receiver) => {
            unused.get(gateway)?.delete(String(method))
            return Reflect.get(target, method, receiver) as unknown
          },
        }),
      ]),
    ) as unknown as typeof gateways
    for (const ask of Object.values(requested)) ask(watched).subscribe().unsubscribe()
    expect([...unused.values()].flatMap((methods) => [...methods])).toEqual([])
  })
})
