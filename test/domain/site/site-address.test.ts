import { ownDomain, siteAddressOf, siteInAddress } from '../../../core/domain/site/site-address.ts'
import { siteTraits } from '../../../core/domain/site/site-traits.ts'
import { describe, expect, it } from 'vitest'

describe('siteAddressOf', () => {
  it.each([
    ['gzxb.localhost:4173', 'gzxb'],
    ['GZXB.Localhost.', 'gzxb'],
    ['localhost:4173', 'www'],
    ['localhost', 'www'],
    ['www.localhost', 'www'],
    ['127.0.0.1:4173', 'www'],
    ['[::1]:4173', 'www'],
    ['[::1]', 'www'],
    ['::1', 'www'],
    [':80', 'www'],
    ['a.b.c:1:2', 'www'],
    [' gzxb.localhost ', 'gzxb'],
    ['10.20.30.40', 'www'],
    ['1.2.3.4.example.org', '1'],
    ['a1.2.3.4', 'a1'],
    ['journals.example.org', 'journals'],
    ['slgc.journals.example.org', 'slgc'],
    ['example.org', 'www'],
    ['', 'www'],
    ['a b.localhost', 'www'],
    ['..', 'www'],
  ])('finds in %s the site %s [C1.1]', (host, sld) => {
    expect(siteAddressOf(host)).toEqual({ sld })
  })

  it('takes a host outside the base hosts for a domain of its own [C1.1]', () => {
    const bases = ['example.org', 'journals.example.com.cn']
    expect(siteAddressOf('slgc.example.org', bases)).toEqual({ sld: 'slgc' })
    expect(siteAddressOf('example.org:443', bases)).toEqual({ sld: 'www' })
    expect(siteAddressOf('a.slgc.example.org', bases)).toEqual({ sld: 'a' })
    expect(siteAddressOf('journals.example.com.cn', bases)).toEqual({ sld: 'www' })
    expect(siteAddressOf('emf.journals.example.com.cn', bases)).toEqual({ sld: 'emf' })
    expect(siteAddressOf('www.waterjournal.cn', bases)).toEqual({ domain: 'www.waterjournal.cn' })
    expect(siteAddressOf('gzxb.portal.localhost', bases)).toEqual({ sld: 'gzxb' })
    expect(siteAddressOf('[::1]:4173', bases)).toEqual({ sld: 'www' })
    expect(siteAddressOf('127.0.0.1', bases)).toEqual({ sld: 'www' })
  })
})

describe('siteInAddress', () => {
  it('takes siteId before sld, and nothing where neither stands [C1.1]', () => {
    expect(siteInAddress('/zh/home?sld=GZXB&siteId=26')).toEqual({ siteId: '26' })
    expect(siteInAddress('/zh/home?sld=GZXB')).toEqual({ sld: 'gzxb' })
    expect(siteInAddress('/zh/home?siteId=#siteId=3')).toBeNull()
  })
})

describe('siteTraits', () => {
  it.each(['entest01', 'entest04', 'emf', 'EMF'])(
    'gives %s a dropdown and fixed search types [C1.8]',
    (sld) => {
      expect(siteTraits(sld)).toMatchObject({
        languageDropdown: true,
        fixedSearchTypes: ['article', 'picture', 'audio', 'video'],
        navigationWidth: 1000,
      })
    },
  )

  it.each(['syhg', 'gzxb', 'yhy'])('gives %s a taller header [C1.9]', (sld) => {
    expect(siteTraits(sld)).toMatchObject({
      tallerHeader: true,
      languageDropdown: false,
      navigationWidth: null,
    })
  })

  it('labels the phone of gjjj alone as a subscription phone [C1.10]', () => {
    expect(siteTraits('gjjj').subscriptionPhone).toBe(true)
    expect(siteTraits('slgc')).toEqual({
      languageDropdown: false,
      fixedSearchTypes: null,
      tallerHeader: false,
      subscriptionPhone: false,
      navigationWidth: null,
    })
  })
})

describe('ownDomain', () => {
  it.each([
    ['WWW.Water.example.CN:8080', 'www.water.example.cn'],
    ['期刊.中国.', '期刊.中国'],
    ['https://water.example.cn', ''],
    ['water.example.cn/path', ''],
    ['water.example.cn@evil.example', ''],
    ['localhost', ''],
    ['a..b', ''],
    ['', ''],
    [null, ''],
  ])('reads %j as %j [C3.1]', (raw, domain) => {
    expect(ownDomain(raw)).toBe(domain)
  })
})
