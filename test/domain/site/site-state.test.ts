import { bareChrome, nothingAsked, siteStateOf, type SiteStateParts } from '@xuekan/core'
import {
  arbitraryChrome,
  arbitraryLanguage,
  arbitraryPersonalInfo,
  arbitrarySiteState,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const parts: SiteStateParts = {
  chrome: { ...bareChrome, header: { ...bareChrome.header, mobileLogoUrl: { zh: '/m.png', en: '' } } },
  language: 'zh',
  windowWidth: 1440,
  userName: '',
  personalInfo: null,
  asked: nothingAsked,
}

describe('siteStateOf', () => {
  it('should hold the parts of its chrome as they are [C3.16]', () => {
    fc.assert(
      fc.property(arbitraryChrome, arbitraryLanguage, (chrome, language) => {
        expect(siteStateOf({ ...parts, chrome, language })).toMatchObject({
          siteId: chrome.site.id,
          language,
          channels: chrome.channels,
          header: chrome.header,
          footer: chrome.footer,
          publication: chrome.journal,
          ...nothingAsked,
        })
      }),
    )
  })

  it('shows the logo for the window [C3.16]', () => {
    const chrome = {
      ...parts.chrome,
      header: { ...parts.chrome.header, logoUrl: { zh: '/pc.png', en: '' } },
    }
    expect(siteStateOf({ ...parts, chrome, windowWidth: 767 })).toMatchObject({
      isMobile: true,
      logoUrl: '/m.png',
    })
    expect(siteStateOf({ ...parts, chrome, windowWidth: 768 })).toMatchObject({
      isMobile: false,
      logoUrl: '/pc.png',
    })
  })

  it('should hold nothing personal of a visitor [C3.16]', () => {
    fc.assert(
      fc.property(arbitraryPersonalInfo, (personalInfo) => {
        expect(siteStateOf({ ...parts, personalInfo }).personalInfo).toBeNull()
        const member = siteStateOf({ ...parts, userName: '138****5678', personalInfo })
        expect(member).toMatchObject({ userName: '138****5678', personalInfo })
      }),
    )
  })

  it('should name a member wherever something personal is held [C3.16]', () => {
    fc.assert(
      fc.property(arbitrarySiteState, ({ userName, personalInfo }) => {
        expect(personalInfo === null || userName !== '').toBe(true)
      }),
    )
  })
})
