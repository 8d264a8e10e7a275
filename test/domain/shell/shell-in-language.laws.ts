import type { Channel } from '../../../core/domain/channel/channel.ts'
import { localise } from '../../../core/domain/language/localized.ts'
import { bareShell } from '../../../core/domain/shell/bare-shell.ts'
import { logoOf } from '../../../core/domain/shell/logo-of.ts'
import { shellInLanguage } from '../../../core/domain/shell/shell-in-language.ts'
import type { SiteShell } from '../../../core/domain/shell/site-shell.ts'
import { arbitraryShell, arbitraryUiLanguage } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('shellInLanguage', () => {
  const { site, header } = bareShell
  const shell = {
    ...bareShell,
    site: { ...site, logoUrl: '/site.png', pictureUrl: '/picture.png' },
    header: { ...header, logoUrl: { zh: '/zh.png', en: '/en.png' }, mobileLogoUrl: { zh: '/m.png', en: '' } },
  }

  it('should show its reader the same words and pictures as the whole shell', () => {
    fc.assert(
      fc.property(arbitraryShell, arbitraryUiLanguage, (whole, language) => {
        const light = shellInLanguage(whole, language)
        const shown = ({ header: of, footer, journal, site: where }: SiteShell): readonly string[] =>
          [
            of.greeting,
            of.logoUrl,
            of.mobileLogoUrl,
            where.name,
            where.description,
            ...(footer === null ? [] : [footer.logoUrl, footer.address, footer.copyright]),
            ...(journal === null ? [] : [journal.name, journal.publisher]),
          ].map((text) => localise(text, language))
        expect(shown(light)).toEqual(shown(whole))
        for (const device of ['pc', 'mobile'] as const)
          expect(logoOf(light.header, language, device, light.site)).toBe(
            logoOf(whole.header, language, device, whole.site),
          )
      }),
    )
  })

  it('should be as light as it gets', () => {
    fc.assert(
      fc.property(arbitraryShell, arbitraryUiLanguage, (whole, language) => {
        const light = shellInLanguage(whole, language)
        expect(shellInLanguage(light, language)).toEqual(light)
        expect(light.site.keywords).toEqual({ zh: '', en: '' })
        expect(JSON.stringify(light.channels)).not.toContain('"enabled":false')
      }),
    )
  })

  it('keeps the enabled channels with their children, named in one language [C4.11]', () => {
    const channel: Channel = {
      id: '1',
      parentId: '',
      siteId: site.id,
      name: { zh: '期刊', en: 'Journal' },
      code: 'index',
      enabled: true,
      link: '',
      bannerId: '',
      newsDataType: '',
      styleId: '',
      children: [],
    }
    const name = { zh: '期刊', en: '' }
    const children = [
      { ...channel, id: '2' },
      { ...channel, id: '3', enabled: false },
    ]
    const channels = [
      { ...channel, children },
      { ...channel, id: '4', enabled: false },
    ]
    expect(shellInLanguage({ ...shell, channels }, 'zh').channels).toEqual([
      { ...channel, name, children: [{ ...channel, id: '2', name }] },
    ])
  })

  it('keeps the logos of one language, the other one where that has none', () => {
    expect(shellInLanguage(shell, 'en').header).toMatchObject({
      logoUrl: { zh: '', en: '/en.png' },
      mobileLogoUrl: { zh: '/m.png', en: '' },
    })
  })

  it('names the latest issue where its header does, and nowhere else', () => {
    fc.assert(
      fc.property(arbitraryShell, arbitraryUiLanguage, (whole, language) => {
        const { journal } = shellInLanguage(whole, language)
        const latest = whole.header.style === 6 ? (whole.journal?.latestIssue ?? null) : null
        expect(journal?.latestIssue ?? null).toEqual(latest)
      }),
    )
  })

  it('keeps the logo of the site only where the header wants one and has none', () => {
    const siteOf = (change: Partial<typeof header>) =>
      shellInLanguage({ ...shell, header: { ...shell.header, ...change } }, 'zh').site
    const none = { zh: '', en: '' }
    expect(siteOf({})).toMatchObject({ logoUrl: '', pictureUrl: '' })
    expect(siteOf({ logoUrl: none })).toMatchObject({ logoUrl: '/site.png' })
    expect(siteOf({ logoUrl: { zh: '', en: '/en.png' } })).toMatchObject({ logoUrl: '' })
    expect(siteOf({ logoUrl: { zh: '/zh.png', en: '' } })).toMatchObject({ logoUrl: '' })
    expect(siteOf({ logoUrl: none, showLogo: false })).toMatchObject({ logoUrl: '' })
  })
})
