import { basePath, endpoints, type Endpoint } from '@xuekan/rc-pub/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { servedSamples } from './served-samples.ts'

const { server, siteId, failures } = servedSamples()

/** What people and programs send who mean no good, or do not know better. */
const junk = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    "1' OR '1'='1",
    '1; drop table article; --',
    '1) UNION SELECT null, version() --',
    '\u0000',
    'a\u0000b',
    '%',
    '\\',
    '../../etc/passwd',
    '-1',
    '0',
    '1e9',
    '99999999999999999999',
    '9007199254740993',
    'NaN',
    'null',
    'undefined',
    'true',
    '[object Object]',
    '{"$gt":""}',
    'currentIssue',
    'AND OR NOT',
    '((((((((((((((((',
    '"',
    '水'.repeat(150),
    'x'.repeat(2_000),
    '<script>alert(1)</script>',
  ),
  fc.integer().map(String),
)

const wellFormed = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '?'))

/** An address of the call with junk for its parameters, some of them twice, and one that it does not know. */
function addressOf(endpoint: Endpoint<unknown>, site: string): fc.Arbitrary<string> {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const path = fc
    .tuple(...names.map(() => junk))
    .map((values) =>
      names.reduce(
        (text, name, at) => text.replace(`{${name}}`, wellFormed(values[at] ?? '')),
        endpoint.path,
      ),
    )
  const known = endpoint.query.map((name) =>
    // without its site hardly any call would get further than that
    name === 'siteId' ? fc.oneof({ weight: 4, arbitrary: fc.constant(site) }, junk) : junk,
  )
  const query = fc
    .tuple(fc.tuple(...known), fc.subarray([...endpoint.query]), junk)
    .map(([values, twice, stranger]) =>
      [
        ...endpoint.query.map((name, at) => `${name}=${wellFormed(values[at] ?? '')}`),
        ...twice.map((name) => `${name}=2`),
        `stranger=${wellFormed(stranger)}`,
      ].join('&'),
    )
  return fc.tuple(path, query).map(([before, after]) => `${basePath}${before}?${after}`)
}

interface Refusal {
  readonly status: number
  readonly message: string
  readonly data: null
}

/** With words, and under its own HTTP status; one of the product's own, such as 10002, goes with 400. */
const isClear = ({ status, message, data }: Refusal, httpStatus: number): boolean =>
  (status > 599 ? 400 : status) === httpStatus && message !== '' && data === null

const all: readonly (readonly [string, Endpoint<unknown>])[] = Object.entries(endpoints)

describe('every call, asked with junk,', () => {
  it.each(all)('%s: should answer or refuse clearly, and never fail', async (_name, endpoint) => {
    await fc.assert(
      fc.asyncProperty(
        addressOf(endpoint, siteId('slgc')),
        fc.constantFrom('zh', 'en', 'xx', ''),
        async (url, language) => {
          const answer = await server().inject({
            method: endpoint.method,
            url,
            headers: { language, token: '' },
          })
          expect(answer.statusCode, url).toBeLessThan(500)
          const refusal = answer.statusCode < 400 ? null : answer.json<Refusal>()
          expect(refusal === null || isClear(refusal, answer.statusCode), `${url}: ${answer.body}`).toBe(true)
        },
      ),
      { numRuns: 25 },
    )
    expect(failures).toEqual([])
  })
})
