import type { UiLanguage } from '@xuekan/core'
import type { FooterConfig, SiteShell } from '@xuekan/core/site'
import { emptyFooter } from '@xuekan/core/testing'
import { endpoints } from '@xuekan/rc-pub/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { junkDataOf } from '../adapters/wire/junk-wire.ts'
import { readFooter } from '../adapters/wire/read-wire.ts'
import { footerWith } from './support/footer.tsx'
import { footer, journalShell } from './support/shell.ts'
import { portalFor } from './support/portal.tsx'

const second = { ...footer, style: 2, backgroundColor: '#1d2a3a' } as const
const both: readonly FooterConfig[] = [footer, second]

const footerOf = async (
  config: FooterConfig,
  { language = 'zh', shell = journalShell }: { language?: UiLanguage; shell?: SiteShell } = {},
) => footerWith(await portalFor({ language, shell }), config)

describe('the footer', () => {
  it('shows every field of its config in both styles [C3.12]', async () => {
    for (const config of both) {
      const html = await footerOf({ ...config, logoUrl: { zh: '/logo.png', en: '' } })
      for (const text of [
        '029-5555 0131',
        '029-5555 0132',
        'slgc@hengwen.example',
        '710061',
        '陕西省西安市雁塔区',
        '扫码关注',
        '版权所有 © 2026',
        '陕ICP备0000000号',
        '陕公网安备',
      ])
        expect(html).toContain(text)
      expect(html).toContain('src="/logo.png"')
      expect(html).toMatch(/href="https:\/\/beian\.example\.org\/" target="_blank"/)
      expect(html).toContain('href="tel:02955550131"')
      expect(html).toContain('href="mailto:slgc@hengwen.example"')
    }
  })

  it('shows the names beside the logo by language, else those of the site [C3.12]', async () => {
    const named = { ...footer, logoName: { zh: '水利编辑部', en: 'Hydraulics Desk' } }
    const zh = await footerOf(named)
    expect(zh).toMatch(/lang="zh">水利编辑部<.*lang="en">Hydraulics Desk</s)
    expect(await footerOf(named, { language: 'en' })).toMatch(
      /lang="en">Hydraulics Desk<.*lang="zh">水利编辑部</s,
    )
    expect(await footerOf(footer)).toContain('>水利工程学刊<')
  })

  it('links the logo where the site says so, and nowhere that is not safe [C3.12]', async () => {
    expect(await footerOf({ ...footer, logoLink: 'https://press.example.org/' })).toMatch(
      /<a [^>]*href="https:\/\/press\.example\.org\/"[^>]*>.*水利工程学刊/,
    )
    expect(await footerOf({ ...footer, logoLink: 'javascript:alert(1)' })).not.toContain('javascript:')
  })

  it('leaves no hole where a field is empty [C3.12]', async () => {
    for (const style of [1, 2] as const) {
      const html = await footerOf({ ...emptyFooter, style })
      expect(html).not.toMatch(/<(?:dl|dt|dd|figure|img)|<p[^>]*><\/p>|<div[^>]*><\/div><\/div>/)
      expect(html).toContain('水利工程学刊')
    }
  })

  it('describes the code by its message, else by what it is [C3.12]', async () => {
    expect(await footerOf(footer)).toMatch(/<img[^>]*alt=""[^>]*\/><figcaption>扫码关注/)
    expect(await footerOf({ ...footer, qrMessage: { zh: '', en: '' } })).toContain('alt="二维码"')
  })

  it('describes the code in the language of the page, or in the one that there is [C3.12]', async () => {
    const worded = { ...footer, qrMessage: { zh: '扫码关注', en: 'Follow us' } }
    expect(await footerOf(worded, { language: 'en' })).toContain('<figcaption>Follow us<')
    expect(await footerOf(worded)).toContain('<figcaption>扫码关注<')
    expect(await footerOf(footer, { language: 'en' })).toContain('<figcaption>扫码关注<')
  })

  it('lets nothing out of its data, whatever that is [C3.12]', async () => {
    const portal = await portalFor({ language: 'zh' })
    fc.assert(
      fc.property(junkDataOf(endpoints.footer), (raw) => {
        const html = footerWith(portal, readFooter(raw))
        expect(html).not.toMatch(/<script|=["']?\s*javascript:|style=|>null<|>undefined</i)
      }),
      { numRuns: 60 },
    )
  })
})
