import type { Channel } from '@xuekan/core/menu'
import { asSiteId, headerStyles, type HeaderStyle, type SiteShell } from '@xuekan/core/site'
import { describe, expect, it } from 'vitest'
import { ChannelMenu } from '../../ui/widgets/menu/ChannelMenu.tsx'
import { MenuPanel } from '../../ui/widgets/menu/MenuPanel.tsx'
import type { MenuVariant } from '../../ui/widgets/menu/menu-variant.ts'
import { MenuSide } from '../../ui/widgets/menu/MenuSide.tsx'
import { journalShell } from './support/shell.ts'
import { htmlOf, portalFor, type PortalOptions } from './support/portal.tsx'

const variants: readonly MenuVariant[] = ['bar', 'plain', 'spaced', 'panel']

const channel = (id: string, name: string, children: readonly Channel[] = []): Channel => ({
  id,
  parentId: '',
  siteId: asSiteId('12'),
  name: { zh: name, en: name },
  code: `code${id}`,
  enabled: true,
  link: '',
  bannerId: '',
  newsDataType: '',
  styleId: '',
  children,
})

const withChannels = (channels: readonly Channel[], style: HeaderStyle = 1): SiteShell => ({
  ...journalShell,
  channels,
  header: { ...journalShell.header, style },
})

const menuOf = async (variant: MenuVariant, options: PortalOptions) =>
  htmlOf(
    await portalFor(options),
    <ChannelMenu variant={variant} Panel={variant === 'panel' ? MenuPanel : undefined} />,
  )
const treeOf = async (options: PortalOptions) => htmlOf(await portalFor(options), <MenuSide />)

const family = [
  channel('1', 'First'),
  { ...channel('2', 'Second', [channel('21', 'Child', [channel('211', 'Grandchild')])]), cover: '/c.svg' },
  channel('3', 'Third', [channel('31', 'Other child')]),
]
const names = ['First', 'Second', 'Child', 'Grandchild', 'Third', 'Other child']

describe('the channel menu in each of its forms', () => {
  it.each(variants)(
    '%s holds a link to every channel of every level without scripts [C2.38] [C4.13]',
    async (variant) => {
      for (const style of headerStyles) {
        const html = await menuOf(variant, { language: 'en', shell: withChannels(family, style) })
        for (const name of names) expect(html, name).toMatch(new RegExp(`<a [^>]*>${name}<`))
      }
    },
  )

  it.each(variants)(
    '%s names each arrow after its entry, and opens one second level at a time',
    async (variant) => {
      const html = await menuOf(variant, { language: 'en', shell: withChannels(family) })
      expect(html).toMatch(/<details name="menu"><summary[^>]*aria-label="More in Second"/)
      expect(html).toMatch(/<details name="menu"><summary[^>]*aria-label="More in Third"/)
    },
  )

  it('shows the picture of a channel beside its panel, and no hole where there is none', async () => {
    const html = await menuOf('panel', { language: 'en', shell: withChannels(family) })
    expect(html.match(/<img /g)).toHaveLength(1)
    expect(html).toMatch(/<img [^>]*src="\/c\.svg" alt="" width="104" height="138"/)
    expect(await menuOf('bar', { language: 'en', shell: withChannels(family) })).not.toContain('<img')
  })

  it("marks the page's own channel, and the way to it otherwise [C4.14]", async () => {
    const options = { language: 'en', shell: withChannels(family), address: '/en/code211' } as const
    for (const variant of variants) {
      const html = await menuOf(variant, options)
      expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*>Grandchild</)
      expect(html).toMatch(/<a [^>]*aria-current="true"[^>]*>Second</)
      expect(html).not.toMatch(/<a [^>]*aria-current="[^"]*"[^>]*>Third</)
    }
  })

  it('marks nothing on the page of a disabled channel [C4.14]', async () => {
    const channels = [channel('1', 'First'), { ...channel('2', 'Shut'), enabled: false }]
    const html = await menuOf('bar', { language: 'en', shell: withChannels(channels), address: '/en/code2' })
    expect(html).not.toContain('aria-current')
    expect(html).not.toContain('Shut')
  })
})

describe('a menu of sixty channels with hostile names', () => {
  const long = 'An extraordinarily long name of a channel '.repeat(5)
  const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'
  const channels = Array.from({ length: 60 }, (_, index) =>
    channel(
      String(index + 1),
      index === 1 ? long : index === 2 ? script : index === 3 ? '' : `Channel ${index}`,
      [channel(`${index + 1}0`, index % 2 === 0 ? long : script)],
    ),
  )

  it.each(variants)(
    '%s stays whole: no tag out of a name, no nameless entry, every channel once in More [C4.11] [C4.13]',
    async (variant) => {
      const html = await menuOf(variant, { language: 'en', shell: withChannels(channels) })
      expect(html).not.toMatch(/<script|<img[^>]*onerror/)
      expect(html).toContain('&lt;script&gt;')
      expect(html).not.toMatch(/<a [^>]*><\/a>/)
      for (const index of [20, 40, 59])
        expect(html.match(new RegExp(`>Channel ${index}<`, 'g'))).toHaveLength(2)
    },
  )

  it('has the whole of a long name in the page, for the style sheet to shorten', async () => {
    const html = await menuOf('bar', { language: 'en', shell: withChannels(channels) })
    expect(html).toContain(`>${long}</a>`)
  })
})

describe('the menu at the side', () => {
  it('is a tree of all channels, open on the way to the page, its own entry marked [C2.38] [C4.14]', async () => {
    const html = await treeOf({ language: 'en', shell: withChannels(family), address: '/en/code21' })
    expect(html).toMatch(/<summary[^>]*aria-label="Open menu"/)
    expect(html).toMatch(/<details open=""><summary[^>]*aria-label="More in Second"/)
    expect(html).toMatch(/<details><summary[^>]*aria-label="More in Third"/)
    expect(html.match(/aria-current="page"/g)).toHaveLength(1)
    expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*>Child</)
    for (const name of names) expect(html, name).toMatch(new RegExp(`<a [^>]*>${name}<`))
  })

  it('is named by the words that its button shows', async () => {
    const portal = await portalFor({ language: 'en', shell: withChannels(family) })
    const html = htmlOf(portal, <MenuSide content="Sections" className="own" />)
    expect(html).toContain('<summary class="own">Sections</summary>')
  })

  it('keeps nofollow, new windows and what they say [C2.24] [C2.40]', async () => {
    const html = await treeOf({ language: 'en' })
    expect(html).toMatch(/<a [^>]*rel="nofollow"[^>]*>All issues</)
    expect(html).toMatch(
      /<a [^>]*href="https:\/\/submit\.example\.org\/"[^>]*target="_blank"[^>]*>Submit<span[^>]*> \(opens in a new window\)/,
    )
  })
})
