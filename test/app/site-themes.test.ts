import { asSiteId, siteTheme, themePreset, themeStylesheet, type Site } from '@xuekan/core/site'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { createSiteThemes } from '../../app/server/site-themes.ts'

const site: Pick<Site, 'id' | 'themeId'> = { id: asSiteId('7'), themeId: 1 }
const purple = themeStylesheet(
  siteTheme(themePreset(1), { primary: '#7a1f3d', hover: '', other: '', bottomLine: '' }),
)

function bench(answers: readonly (string | null | Error)[]) {
  const requested: string[] = []
  const state = { version: '1' }
  const themes = createSiteThemes(
    async (siteId, t) => {
      const answer = answers[Math.min(requested.length, answers.length - 1)] ?? null
      requested.push(`${siteId} ${t}`)
      if (answer instanceof Error) throw answer
      return answer
    },
    () => state.version,
  )
  return { requested, state, themes }
}

describe('createSiteThemes', () => {
  it('asks once for each version of the content, and names a stylesheet of its own colours [C7.10]', async () => {
    const { requested, state, themes } = bench([purple])
    const [first, second] = await Promise.all([themes.addressOf(site), themes.addressOf(site)])
    expect(first).toMatch(/^\/site-themes\/1\/7\/[\w-]{16}\.css$/)
    expect([second, await themes.addressOf(site), requested]).toEqual([first, first, ['7 1']])
    state.version = '2'
    expect([await themes.addressOf(site), requested]).toEqual([first, ['7 1', '7 2']])
  })

  it('asks once for colours that are those of the preset, which need no stylesheet [C7.10]', async () => {
    const { requested, themes } = bench([themeStylesheet(themePreset(1))])
    expect([await themes.addressOf(site), await themes.addressOf(site), requested.length]).toEqual([
      null,
      null,
      1,
    ])
  })

  it('asks again after a failure, with the colours of the preset until then', async () => {
    const { requested, themes } = bench([new Error('no connection'), null, purple])
    expect([await themes.addressOf(site), await themes.addressOf(site)]).toEqual([null, null])
    expect(await themes.addressOf(site)).not.toBeNull()
    expect(requested).toHaveLength(3)
  })

  it('serves what its pages link to for ever, other addresses for now, and nothing for a preset', async () => {
    const { themes } = bench([purple])
    const host = Fastify()
    themes.addRoute(host)
    const address = (await themes.addressOf(site)) ?? ''
    const caching = async (url: string) => (await host.inject({ url })).headers['cache-control']
    expect(await caching(address)).toBe('public, max-age=31536000, immutable')
    expect(await caching('/site-themes/1/7/older.css')).toBe('no-cache')
    expect((await host.inject({ url: address })).body).toContain(':root[class]')
    const bare = Fastify()
    bench([null]).themes.addRoute(bare)
    expect((await bare.inject({ url: address })).statusCode).toBe(404)
  })
})
