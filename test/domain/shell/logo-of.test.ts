import type { UiLanguage } from '../../../core/domain/language/ui-language.ts'
import { bareShell } from '../../../core/domain/shell/bare-shell.ts'
import type { HeaderConfig } from '../../../core/domain/shell/header-config.ts'
import { deviceOf, logoOf, type Device } from '../../../core/domain/shell/logo-of.ts'
import { describe, expect, it } from 'vitest'

interface Logos {
  readonly pc?: string
  readonly mobile?: string
  readonly enPc?: string
  readonly enMobile?: string
}

const every: Logos = { pc: '/pc', mobile: '/m', enPc: '/enpc', enMobile: '/enm' }

const headerWith = ({ pc = '', mobile = '', enPc = '', enMobile = '' }: Logos): HeaderConfig => ({
  ...bareShell.header,
  logoUrl: { zh: pc, en: enPc },
  mobileLogoUrl: { zh: mobile, en: enMobile },
})

const shown = (header: HeaderConfig, site = ''): readonly string[] =>
  (['zh', 'en'] as const).flatMap((language: UiLanguage) =>
    (['pc', 'mobile'] as const).map((device: Device) => logoOf(header, language, device, { logoUrl: site })),
  )

describe('logoOf', () => {
  it('shows the logo of the language and the device [C3.2]', () => {
    expect(shown(headerWith(every))).toEqual(['/pc', '/m', '/enpc', '/enm'])
  })

  it.each([
    [{ pc: '/pc' }, ['/pc', '/pc', '/pc', '/pc']],
    [{ mobile: '/m' }, ['/m', '/m', '/m', '/m']],
    [{ enPc: '/enpc' }, ['/enpc', '/enpc', '/enpc', '/enpc']],
    [{ pc: '/pc', enMobile: '/enm' }, ['/pc', '/pc', '/enm', '/enm']],
    [{ pc: '/pc', mobile: '/m' }, ['/pc', '/m', '/pc', '/m']],
  ])('falls back to the other device before the other language: %o [C3.2]', (given, logos) => {
    expect(shown(headerWith(given))).toEqual(logos)
  })

  it('falls back so for a header that holds each address once, too', () => {
    const header = {
      ...bareShell.header,
      logoUrl: { zh: '', en: '/enpc' },
      mobileLogoUrl: { zh: '/m', en: '' },
    }
    expect(logoOf(header, 'zh', 'pc')).toBe('/m')
    expect(logoOf(header, 'en', 'mobile')).toBe('/enpc')
    const other = { ...header, mobileLogoUrl: { zh: '', en: '' } }
    expect(logoOf(other, 'zh', 'mobile')).toBe('/enpc')
  })

  it('shows the logo of the site where the header names none, and none where it wants none [C3.1, C3.2]', () => {
    expect(shown(headerWith({}), '/site')).toEqual(['/site', '/site', '/site', '/site'])
    expect(shown(headerWith({}))).toEqual(['', '', '', ''])
    expect(logoOf(bareShell.header, 'zh', 'pc')).toBe('')
    expect(shown({ ...headerWith(every), showLogo: false }, '/site')).toEqual(['', '', '', ''])
  })
})

describe('deviceOf', () => {
  it('is a phone below 768 px [C3.16]', () => {
    expect([0, 767.9, 768, 1440, NaN].map(deviceOf)).toEqual(['mobile', 'mobile', 'pc', 'pc', 'pc'])
  })
})
