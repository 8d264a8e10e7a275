import { bareChrome, deviceOf, logoOf, normaliseHeader, type Device, type Language } from '@xuekan/core'
import { describe, expect, it } from 'vitest'

const every = { pcLogoUrl: '/pc', mobileLogoUrl: '/m', enPcLogoUrl: '/enpc', enMobileLogoUrl: '/enm' }

const shown = (raw: object, site = ''): readonly string[] =>
  (['zh', 'en'] as const).flatMap((language: Language) =>
    (['pc', 'mobile'] as const).map((device: Device) =>
      logoOf(normaliseHeader(raw), language, device, { logoUrl: site }),
    ),
  )

describe('logoOf', () => {
  it('shows the logo of the language and the device [C3.2]', () => {
    expect(shown(every)).toEqual(['/pc', '/m', '/enpc', '/enm'])
  })

  it.each([
    [{ pcLogoUrl: '/pc' }, ['/pc', '/pc', '/pc', '/pc']],
    [{ mobileLogoUrl: '/m' }, ['/m', '/m', '/m', '/m']],
    [{ enPcLogoUrl: '/enpc' }, ['/enpc', '/enpc', '/enpc', '/enpc']],
    [{ pcLogoUrl: '/pc', enMobileLogoUrl: '/enm' }, ['/pc', '/pc', '/enm', '/enm']],
    [{ pcLogoUrl: '/pc', mobileLogoUrl: '/m' }, ['/pc', '/m', '/pc', '/m']],
  ])('falls back to the other device before the other language: %o [C3.2]', (raw, logos) => {
    expect(shown(raw)).toEqual(logos)
  })

  it('falls back so for a header that holds each address once, too', () => {
    const header = {
      ...bareChrome.header,
      logoUrl: { zh: '', en: '/enpc' },
      mobileLogoUrl: { zh: '/m', en: '' },
    }
    expect(logoOf(header, 'zh', 'pc')).toBe('/m')
    expect(logoOf(header, 'en', 'mobile')).toBe('/enpc')
    const other = { ...header, mobileLogoUrl: { zh: '', en: '' } }
    expect(logoOf(other, 'zh', 'mobile')).toBe('/enpc')
  })

  it('shows the logo of the site where the header names none, and none where it wants none [C3.1, C3.2]', () => {
    expect(shown({}, '/site')).toEqual(['/site', '/site', '/site', '/site'])
    expect(shown({})).toEqual(['', '', '', ''])
    expect(logoOf(bareChrome.header, 'zh', 'pc')).toBe('')
    expect(shown({ ...every, logo: { hasLogo: 0 } }, '/site')).toEqual(['', '', '', ''])
  })
})

describe('deviceOf', () => {
  it('is a phone below 768 px [C3.16]', () => {
    expect([0, 767.9, 768, 1440, NaN].map(deviceOf)).toEqual(['mobile', 'mobile', 'pc', 'pc', 'pc'])
  })
})
