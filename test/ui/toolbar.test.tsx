import { constant } from '@xuekan/core/reactive'
import type { PageName } from '@xuekan/core/route'
import type { ToolbarStyle, ToolItem } from '@xuekan/core/site'
import { describe, expect, it } from 'vitest'
import { FloatingTools } from '../../ui/widgets/toolbar/FloatingTools.tsx'
import { ToolRail } from '../../ui/widgets/toolbar/ToolRail.tsx'
import { journalShell } from './support/shell.ts'
import { htmlOf, portalFor, type PortalOptions } from './support/portal.tsx'

const tool = (id: string, change: Partial<ToolItem> = {}): ToolItem => ({
  id,
  indexId: id,
  name: `Tool ${id}`,
  description: '',
  platform: null,
  type: '',
  linkType: '',
  link: '',
  iconUrl: `/${id}.svg`,
  pictureUrl: '',
  ...change,
})

const portalWith = (style: ToolbarStyle, items: readonly ToolItem[], change: PortalOptions['change'] = {}) =>
  portalFor({ language: 'en', shell: { ...journalShell, toolbar: { style, items } }, change })

const railOf = async (
  items: readonly ToolItem[],
  {
    style = 1,
    pages,
    holds = false,
  }: { style?: ToolbarStyle; pages?: readonly PageName[]; holds?: boolean } = {},
) =>
  htmlOf(
    await portalWith(style, items, pages === undefined ? {} : { availablePages: new Set(pages) }),
    <ToolRail basketHolds={holds} />,
  )
const shown = { visible$: constant(true), start: () => undefined }

describe('the floating tools', () => {
  it('are not there before their flag is set or the page is scrolled [C4.19] [C4.18]', async () => {
    expect(htmlOf(await portalWith(1, [tool('1')]), <FloatingTools />)).toBe('')
    const html = htmlOf(await portalWith(1, [tool('1')], { backToTop: shown }), <FloatingTools />)
    expect(html).toMatch(/<aside[^>]*aria-label="Quick tools"/)
    expect(html).toContain('aria-label="Back to top"')
  })

  it('end with the way to the top, whose words the first style has on a phone alone [C2.38]', async () => {
    const topOf = async (style: ToolbarStyle) =>
      htmlOf(await portalWith(style, [], { backToTop: shown }), <FloatingTools />)
    expect(await topOf(2)).toMatch(/class="[\w-]*_label__\w+">Top</)
    expect(await topOf(1)).toMatch(/class="[\w-]*_hidden__\w+">Top</)
  })

  it('keep the place of the way to the top while only the toolbar shows [C4.19]', async () => {
    const portal = await portalWith(1, [tool('1')])
    const html = htmlOf(
      { ...portal, toolbar: { ...portal.toolbar, visible$: constant(true) } },
      <FloatingTools />,
    )
    expect(html).toMatch(/<aside[^>]*>(?:<div class="[^"]+"><\/div>){2}<\/aside>/)
  })
})

describe('the toolbar', () => {
  it('opens pages of the site within it, other addresses in windows of their own, programs as they are [C2.36]', async () => {
    const html = await railOf([
      tool('1', { link: '/en/home' }),
      tool('2', { link: 'https://submit.example.org/' }),
      tool('3', { link: 'tel:029' }),
    ])
    const linkTo = (href: string) => new RegExp(`<a[^>]*href="${href}"[^>]*>`).exec(html)?.[0] ?? ''
    expect(linkTo('/en/home')).toContain('aria-label="Tool 1"')
    expect(linkTo('/en/home')).not.toContain('_blank')
    expect(linkTo('https://submit.example.org/')).toContain('target="_blank" rel="noopener"')
    expect(linkTo('tel:029')).not.toContain('_blank')
  })

  it('offers feeds and e-mail in a new tab, and only once their pages exist [C2.36]', async () => {
    const items = [tool('1', { platform: 'rss' }), tool('2', { platform: 'email' })]
    expect(await railOf(items, { pages: ['home'] })).toBe('')
    const html = await railOf(items, { pages: ['rss', 'emailSubscribe'] })
    expect(html).toMatch(/<a[^>]*href="\/rssList[^"]*" target="_blank"/)
    expect(html).toMatch(/<a[^>]*href="\/emailSubscribe[^"]*" target="_blank"/)
  })

  it('opens the basket by the tool of the site, else by one of its own once it holds something [C2.37]', async () => {
    const basket = /aria-haspopup="dialog"/g
    expect((await railOf([tool('1', { platform: 'folderAdd' })])).match(basket)).toHaveLength(1)
    expect(await railOf([tool('1')])).not.toMatch(basket)
    const html = await railOf([tool('1')], { holds: true })
    expect(html.indexOf('aria-haspopup')).toBeGreaterThan(0)
    expect(html.indexOf('aria-haspopup')).toBeLessThan(html.indexOf('Tool 1'))
    expect(await railOf([])).toBe('')
  })

  it('makes a button of what only shows something, closed as it comes [C3.11]', async () => {
    const html = await railOf([tool('1', { pictureUrl: '/qr.png' }), tool('2', { description: '029-5555' })])
    expect(html.match(/<button[^>]*aria-expanded="false"/g)).toHaveLength(2)
    expect(html).not.toContain('/qr.png')
  })

  it('puts an icon of its own or a letter where the site has none [C3.11]', async () => {
    const html = await railOf(
      [
        tool('1', { iconUrl: '', name: '投稿', link: '/en/home' }),
        tool('2', { iconUrl: '', platform: 'rss' }),
        tool('3', { iconUrl: '', pictureUrl: '/qr.png' }),
      ],
      { pages: ['home', 'rss'] },
    )
    expect(html).toMatch(/aria-hidden="true">投<\/span>/)
    expect(html.match(/<svg/g)).toHaveLength(2)
  })

  it('names every entry in both styles, and shows the name in the second [C2.38]', async () => {
    for (const style of [1, 2] as const) {
      const html = await railOf(
        [tool('1', { link: '/en/home' }), tool('2', { name: '', description: 'Call us' })],
        { style },
      )
      expect(html).toContain('aria-label="Tool 1"')
      expect(html).toContain('aria-label="Call us"')
    }
    const classOf = (html: string) => /<ul class="([^"]*)"/.exec(html)?.[1]
    const items = [tool('1', { link: '/en/home' })]
    expect(classOf(await railOf(items, { style: 1 }))).not.toBe(classOf(await railOf(items, { style: 2 })))
  })

  it('follows no link that is not safe [C2.36]', async () => {
    const html = await railOf([tool('1', { link: 'javascript:alert(1)' })])
    expect(html).not.toContain('javascript:')
  })
})
