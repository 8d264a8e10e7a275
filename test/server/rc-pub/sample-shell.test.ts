import { createInProcessTransport } from '@xuekan/rc-pub'
import { asSiteId, searchTypesOf, siteTraits, toolPlatforms } from '@xuekan/core/site'
import type { WireHeader, WireTool } from '@xuekan/rc-pub/contract'
import { describe, expect, it } from 'vitest'
import { valueOf } from '../../adapters/first-answer.ts'
import { httpGateways } from '../../adapters/http-gateways.ts'
import { servedSamples } from './served-samples.ts'

const { ask, rcPub, siteId, store } = servedSamples()

interface Look {
  readonly navStyle: number
  readonly toolStyle: number
  readonly footerStyle: number
  readonly colorId: number
  readonly grayType: number
}

const sites = async () =>
  (await store().query<{ sld: string }>(`select sld from site where sld <> 'gone' order by sld`)).map(
    ({ sld }) => sld,
  )
const looks = async () =>
  Promise.all(
    (await sites()).map(async (sld) => (await ask<Look>(`layout/getLayout?siteId=${siteId(sld)}`)).data),
  )
const headerOf = async (sld: string) =>
  (await ask<WireHeader>(`config-header/getConfigHeader?siteId=${siteId(sld)}`)).data
const sorted = (values: readonly number[]) => [...new Set(values)].toSorted((a, b) => a - b)

describe('the sample sites together', () => {
  it('show six headers, both toolbars and footers, every theme, and one site in gray [C2.38] [C9.9]', async () => {
    const all = await looks()
    expect(sorted(all.map(({ navStyle }) => navStyle))).toEqual([1, 2, 3, 4, 5, 6])
    expect(sorted(all.map(({ toolStyle }) => toolStyle))).toEqual([1, 2])
    expect(sorted(all.map(({ footerStyle }) => footerStyle))).toEqual([1, 2])
    expect(sorted(all.map(({ colorId }) => colorId))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(all.filter(({ grayType }) => grayType !== 0)).toHaveLength(1)
  })

  it('have the short-names that are treated in ways of their own [C1.8] [C1.9] [C1.10]', async () => {
    const traits = (await sites()).map(siteTraits)
    expect(traits.filter(({ languageDropdown }) => languageDropdown)).toHaveLength(3)
    expect(traits.filter(({ tallerHeader }) => tallerHeader)).toHaveLength(3)
    expect(traits.filter(({ subscriptionPhone }) => subscriptionPhone)).toHaveLength(1)
  })

  it('each have an icon of their own, a header that stays, and something to search for [C3.2] [C3.7]', async () => {
    const headers = await Promise.all((await sites()).map(headerOf))
    for (const { browserIcon, isCeiling, searchConfigs } of headers) {
      expect(browserIcon).not.toBeNull()
      expect(isCeiling).toBe(1)
      expect(searchTypesOf(searchConfigs?.resourceTypes ?? '').length).toBeGreaterThan(0)
    }
    expect(new Set(headers.map(({ browserIcon }) => browserIcon)).size).toBe(headers.length)
  })

  it('have buttons that are hidden, and one too many that is left out [C3.3]', async () => {
    const raw = async (sld: string) => (await headerOf(sld)).configData?.customButtonList ?? []
    const shown = async (sld: string) => {
      const { sites } = httpGateways(createInProcessTransport(rcPub().answer))
      const header = await valueOf(sites.header({ language: 'zh', siteId: asSiteId(siteId(sld)) }))
      return header.customButtons
    }
    expect((await shown('slgc')).map(({ name }) => name)).toEqual([{ zh: '投稿', en: 'Submit' }])
    expect((await shown('gzxb')).map(({ name }) => name)).toEqual([
      { zh: '投稿', en: 'Submit' },
      { zh: '审稿', en: 'Review' },
      { zh: '暑期班', en: 'School' },
    ])
    expect((await raw('gzxb')).filter(({ customButtonStatus }) => customButtonStatus === 1)).toHaveLength(4)
  })

  it('have tools of every kind in both styles of the toolbar [C3.11] [C2.36]', async () => {
    for (const [style, sld] of [
      [1, 'slgc'],
      [2, 'gzxb'],
    ] as const) {
      const { data } = await ask<{ readonly style: number; readonly tools: readonly WireTool[] }>(
        `toolbar/getTools?siteId=${siteId(sld)}`,
      )
      expect(data.style).toBe(style)
      const platforms = new Set(data.tools.map(({ platformType }) => platformType))
      for (const platform of toolPlatforms) expect(platforms).toContain(platform)
      expect(data.tools.some(({ linkValue2 }) => linkValue2 !== null)).toBe(true)
      expect(data.tools.some(({ bouncePictureUrl }) => bouncePictureUrl !== null)).toBe(true)
    }
  })
})
