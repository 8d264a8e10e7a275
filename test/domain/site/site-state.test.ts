import { bareShell } from '../../../core/domain/shell/bare-shell.ts'
import { nothingRequested, siteStateOf, type SiteStateInput } from '../../../core/domain/site/site-state.ts'
import {
  arbitraryShell,
  arbitraryUiLanguage,
  arbitraryPersonalInfo,
  arbitrarySiteState,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const parts: SiteStateInput = {
  shell: { ...bareShell, header: { ...bareShell.header, mobileLogoUrl: { zh: '/m.png', en: '' } } },
  language: 'zh',
  windowWidth: 1440,
  userName: '',
  personalInfo: null,
  requested: nothingRequested,
}

describe('siteStateOf', () => {
  it('should hold the parts of its shell as they are [C3.16]', () => {
    fc.assert(
      fc.property(arbitraryShell, arbitraryUiLanguage, (shell, language) => {
        expect(siteStateOf({ ...parts, shell, language })).toMatchObject({
          siteId: shell.site.id,
          language,
          channels: shell.channels,
          header: shell.header,
          footer: shell.footer,
          publication: shell.journal,
          ...nothingRequested,
        })
      }),
    )
  })

  it('shows the logo for the window [C3.16]', () => {
    const shell = {
      ...parts.shell,
      header: { ...parts.shell.header, logoUrl: { zh: '/pc.png', en: '' } },
    }
    expect(siteStateOf({ ...parts, shell, windowWidth: 767 })).toMatchObject({
      isMobile: true,
      logoUrl: '/m.png',
    })
    expect(siteStateOf({ ...parts, shell, windowWidth: 768 })).toMatchObject({
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
