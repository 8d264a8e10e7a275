import { describe, expect, it } from 'vitest'
import { createBrowserSource, type BrowserSetup } from '../../app/server/browser-source.ts'

/** A machine on which a browser appears when the test says so. */
function bench(first: string | null) {
  const state = { now: 0, browser: first, unreadable: false }
  const tried: string[] = []
  const reports: unknown[] = []
  const look = async (name: string): Promise<string | null> => {
    tried.push(name)
    return state.browser
  }
  const setup = {
    findBrowser: () => look('find'),
    obtainBrowser: () => look('obtain'),
  } as unknown as BrowserSetup
  const source = createBrowserSource((failure) => reports.push(failure), {
    loadSetup: async () => {
      if (state.unreadable) throw new Error('the commands are missing')
      return setup
    },
    now: () => state.now,
  })
  return { reports, source, state, tried }
}

const none = 'No browser was found and none could be got, so no PDFs are made.'

describe('createBrowserSource', () => {
  it('looks once for a browser that is there, whoever asks', async () => {
    const { reports, source, tried } = bench('/usr/bin/chromium')
    expect(await Promise.all([source.path(), source.path()])).toEqual([
      '/usr/bin/chromium',
      '/usr/bin/chromium',
    ])
    expect(await source.path()).toBe('/usr/bin/chromium')
    expect([tried, reports]).toEqual([['obtain'], []])
  })

  it('only looks around for ten minutes after none could be got, and then tries to get one again', async () => {
    const { reports, source, state, tried } = bench(null)
    for (const now of [0, 1_000, 599_999, 600_000, 600_001]) {
      state.now = now
      expect(await source.path()).toBeNull()
    }
    expect(tried).toEqual(['obtain', 'find', 'find', 'obtain', 'find'])
    expect(reports).toEqual([none])
    state.browser = '/usr/bin/chromium'
    expect(await source.path()).toBe('/usr/bin/chromium')
  })

  it('reports each new problem once, and none once it is closed', async () => {
    const { reports, source, state } = bench(null)
    await source.path()
    state.unreadable = true
    await source.path()
    await source.path()
    expect(reports).toEqual([none, 'the commands are missing'])
    source.close()
    state.unreadable = false
    await source.path()
    expect(reports).toHaveLength(2)
  })
})
