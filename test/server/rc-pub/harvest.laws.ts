import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  printIdentifier,
  printSet,
  readIdentifier,
  readSet,
  repositoryOf,
  type HarvestSet,
} from '../../../server/rc-pub/harvest/harvest-names.ts'
import { harvestVerbs, readHarvestRequest } from '../../../server/rc-pub/harvest/harvest-request.ts'
import { printToken, readToken, type HarvestPlace } from '../../../server/rc-pub/harvest/harvest-token.ts'

const text = fc.string({ unit: 'binary', minLength: 1 }).filter((each) => !/[\0\uD800-\uDFFF]/.test(each))
const argumentName = fc.constantFrom(
  'verb',
  'identifier',
  'metadataPrefix',
  'from',
  'until',
  'set',
  'resumptionToken',
  'page',
)
const argumentValue = fc.oneof(
  fc.constantFrom(
    ...harvestVerbs,
    'oai_dc',
    '2026-01-01',
    '2026-01-01T10:00:00Z',
    '9999-12-31',
    '0000-01-01',
  ),
  fc.string(),
)

describe('the names by which articles are harvested', () => {
  it('are read again as they were printed, and mean nothing in another repository', () => {
    const name = fc.record({ siteId: fc.nat(), key: text })
    fc.assert(
      fc.property(name, fc.domain(), (given, host) => {
        const repository = repositoryOf(host)
        const identifier = printIdentifier(repository, given)
        expect(readIdentifier(repository, identifier)).toEqual(given)
        expect(readIdentifier(`x${repository}`, identifier)).toBeNull()
        expect(identifier).toMatch(/^oai:[a-z][a-z\d-]*(?:\.[a-z][a-z\d-]*)+:[\w\-.!~*'();/?:@&=+$,%]+$/)
      }),
    )
  })

  it('of sets are read again, in the characters that the protocol has for them', () => {
    const set = fc.oneof(
      fc.record({ kind: fc.constant('journal' as const), sld: fc.stringMatching(/^[a-z\d-]{1,20}$/) }),
      fc.record({ kind: fc.constant('column' as const), column: text }),
      fc.record({ kind: fc.constant('type' as const), type: text }),
    ) satisfies fc.Arbitrary<HarvestSet>
    fc.assert(
      fc.property(set, (given) => {
        expect(readSet(printSet(given))).toEqual(given)
        expect(printSet(given)).toMatch(/^[\w\-.!~*'()]+$/)
      }),
    )
  })

  it('are read from anything without a failure', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (junk) => {
        readSet(junk)
        readIdentifier('portal.localhost', junk)
        readIdentifier('portal.localhost', `oai:portal.localhost:1/${junk}`)
        expect(readToken('secret', junk, 0)).toBeNull()
      }),
    )
  })
})

describe('a request of a harvester', () => {
  it('is read with the arguments of its verb alone, each once, or refused', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(argumentName, argumentValue), { maxLength: 5 }), (given) => {
        const read = readHarvestRequest(given)
        const names = given.map(([name]) => name)
        const isRepeated = new Set(names).size < names.length
        expect(read.ok && isRepeated).toBe(false)
        expect(read.ok && names.includes('page')).toBe(false)
        expect(read.ok || /^bad(?:Verb|Argument|ResumptionToken)$/.test(read.error.code)).toBe(true)
      }),
    )
  })

  it('names the first second and the first second behind, whatever the granularity', () => {
    const times = fc.date({
      min: new Date('0001-01-01'),
      max: new Date('9999-12-31T23:59:58Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(times, fc.boolean(), (date, isDay) => {
        const second = `${date.toISOString().slice(0, 19)}Z`
        const time = isDay ? second.slice(0, 10) : second
        const read = readHarvestRequest([
          ['verb', 'ListRecords'],
          ['metadataPrefix', 'oai_dc'],
          ['from', time],
          ['until', time],
        ])
        if (!read.ok || !('selection' in read.value)) throw new Error('the times are read')
        const { from, before } = read.value.selection
        expect(from).toBe(isDay ? `${time}T00:00:00Z` : second)
        const seconds = (Date.parse(before ?? '9999-12-31T24:00:00Z') - Date.parse(from ?? '')) / 1000
        expect(seconds).toBe(isDay ? 86_400 : 1)
      }),
    )
  })
})

describe('a token', () => {
  const place: fc.Arbitrary<HarvestPlace> = fc.record({
    verb: fc.constantFrom('ListIdentifiers' as const, 'ListRecords' as const),
    siteId: fc.nat(),
    selection: fc.record({
      metadataPrefix: fc.string(),
      from: fc.option(fc.string()),
      before: fc.option(fc.string()),
      set: fc.option(text),
    }),
    after: fc.record({ changedAt: fc.string(), number: fc.nat() }),
    cursor: fc.nat(),
    ends: fc.integer({ min: 1, max: 1e13 }),
  })

  it('is the place that it was made of until it ends, here and nowhere else, and unchanged', () => {
    fc.assert(
      fc.property(place, fc.nat(), (given, at) => {
        const token = printToken('secret', given)
        expect(readToken('secret', token, given.ends - 1)).toEqual(given)
        expect(readToken('secret', token, given.ends)).toBeNull()
        expect(readToken('another', token, 0)).toBeNull()
        const place = at % token.length
        const other = token[place] === 'A' ? 'B' : 'A'
        const changed = token.slice(0, place) + other + token.slice(place + 1)
        const [text] = changed.split('.')
        const same = text === token.split('.')[0]
        // the last sign of a signature has bits that mean nothing
        expect(same || readToken('secret', changed, 0) === null).toBe(true)
      }),
    )
  })
})
