import { describe, expect, it } from 'vitest'
import { createPurger, type SiteVersions } from '../../../server/host/sharing/purger.ts'

/** A cache that takes what it is told, or not, and a purger before it. */
function purging(told: SiteVersions = new Map()) {
  const state = { now: 0, takes: true, versions: new Map([['1', 1]]) }
  const sent: (readonly string[])[] = []
  const stored = new Map(told)
  const events: string[] = []
  const look = createPurger({
    sites: () => state.versions,
    told,
    send: async (keys) => {
      sent.push(keys)
      if (!state.takes) throw new Error('refused')
    },
    taken: async (versions) => versions.forEach((version, id) => stored.set(id, version)),
    now: () => state.now,
    watch: {
      sent: (sites, isTaken) => events.push(`${sites} ${isTaken ? 'taken' : 'not taken'}`),
      failed: (_reason, pause) => events.push(`again in ${pause}`),
      recovered: () => events.push('recovered'),
    },
  })
  return { state, sent, stored, events, look }
}

describe('createPurger', () => {
  it('tells of each change once, and of what changed while nobody told', async () => {
    const { state, sent, stored, look } = purging(
      new Map([
        ['1', 1],
        ['2', 4],
      ]),
    )
    state.versions = new Map([
      ['1', 1],
      ['2', 5],
      ['3', 1],
    ])
    await look()
    await look()
    expect(sent).toEqual([['site-2', 'site-3']])
    state.versions = new Map([...state.versions, ['1', 2]])
    await look()
    expect(sent.slice(1)).toEqual([['site-1']])
    expect(Object.fromEntries(stored)).toEqual({ 1: 2, 2: 5, 3: 1 })
  })

  it('tells again until it is taken, with growing pauses, and of the newest alone', async () => {
    const { state, sent, events, look } = purging()
    state.takes = false
    const tries: number[] = []
    for (state.now = 0; state.now < 20_000; state.now += 500) {
      const before = sent.length
      await look()
      if (sent.length > before) tries.push(state.now)
      state.versions = new Map([['1', 2 + state.now]])
    }
    expect(tries).toEqual([0, 1_000, 3_000, 7_000, 15_000])
    state.takes = true
    state.now = 31_000
    await look()
    expect(sent).toHaveLength(6)
    expect(events.slice(-2)).toEqual(['1 taken', 'recovered'])
    expect(events.filter((each) => each.startsWith('again'))).toEqual(
      [1_000, 2_000, 4_000, 8_000, 16_000].map((pause) => `again in ${pause}`),
    )
  })

  it('sends one request after the other, and no more than a hundred keys in one', async () => {
    const { state, sent, look } = purging()
    state.versions = new Map(Array.from({ length: 250 }, (_each, at) => [String(at), 1]))
    await Promise.all([look(), look(), look()])
    expect(sent.map((keys) => keys.length)).toEqual([100, 100, 50])
    expect(new Set(sent.flat()).size).toBe(250)
  })
})
