import { safeLink } from '@xuekan/core/menu'
import { footerStyleOf } from '@xuekan/core/site'
import { endpoints } from '@xuekan/rc-pub/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { junkDataOf } from './junk-wire.ts'
import { readFooter } from './read-wire.ts'
import { textsIn } from './texts-in.ts'

describe('footerFrom', () => {
  it('reads every field, with absent ones empty [C3.12]', () => {
    const footer = readFooter({
      showLogo: 1,
      qrUrl: '/qr.png',
      qrMessage: '扫码关注',
      enQrMessage: 'Follow us',
      backgroundColor: '#EBEBEB',
      postcode: 210098,
      phone: 'null',
      email: 'undefined',
      fax: '',
      address: '南京',
      enAddress: 'Nanjing',
      copyright: '© 2026',
      icp: '苏ICP备1号',
      picp: '苏公网安备1号',
      picpLink: 'javascript:alert(1)',
      chLogo: 5,
      linkAddress: 'https://press.example.org/',
      showVisits: 1,
      sumVisits: '1234',
      todayVisits: -3,
      configData: { cssContent: 'null' },
    })
    expect(footer).toEqual({
      style: 1,
      backgroundColor: '#EBEBEB',
      showLogo: true,
      logoUrl: { zh: '/rc-pub/front/files/get?id=5', en: '' },
      logoName: { zh: '', en: '' },
      qrUrl: '/qr.png',
      qrMessage: { zh: '扫码关注', en: 'Follow us' },
      address: { zh: '南京', en: 'Nanjing' },
      postcode: '210098',
      phone: '',
      email: '',
      fax: '',
      copyright: { zh: '© 2026', en: '' },
      icp: '苏ICP备1号',
      policeRecord: { text: '苏公网安备1号', link: '' },
      visits: { total: 1234, today: 0 },
      hasCustomCss: false,
      logoLink: 'https://press.example.org/',
    })
  })

  it('keeps what is there in both languages, and prefers the address of a logo to its id [C3.12]', () => {
    const footer = readFooter({
      phone: '025-1',
      email: 'a@b.cn',
      fax: '025-2',
      copyright: '© 2026',
      enCopyright: '(c) 2026',
      chLogo: 5,
      chLogoUrl: '/zh.png',
      enLogo: 6,
      enLogoUrl: '/en.png',
      configData: { cssContent: '.a { color: red }' },
    })
    expect(footer).toMatchObject({
      phone: '025-1',
      email: 'a@b.cn',
      fax: '025-2',
      copyright: { zh: '© 2026', en: '(c) 2026' },
      showLogo: false,
      logoUrl: { zh: '/zh.png', en: '/en.png' },
      hasCustomCss: true,
    })
    expect(readFooter({ enLogo: 6 }).logoUrl).toEqual({ zh: '', en: '/rc-pub/front/files/get?id=6' })
  })

  it('takes a colour in hexadecimal form alone [C3.12]', () => {
    const colourOf = (backgroundColor: string) => readFooter({ backgroundColor }).backgroundColor
    for (const colour of ['#fff', '#0a9', '#EBEBEB', '#012345']) expect(colourOf(colour)).toBe(colour)
    for (const none of [
      '#f',
      '#ffff',
      '#fffffff',
      '#xyz',
      '#uvwxyz',
      '#fff;top:0',
      'red',
      'x#fff',
      'x#012345',
    ])
      expect(colourOf(none)).toBe('')
  })

  it('shows visits only when showVisits is 1 [C4.20]', () => {
    for (const showVisits of [0, '0', 2, 'no', null])
      expect(readFooter({ showVisits, sumVisits: 5 }).visits).toBeNull()
    expect(readFooter({ showVisits: '1', sumVisits: 5, todayVisits: 2 }).visits).toEqual({
      total: 5,
      today: 2,
    })
  })
})

describe('the logos of a footer', () => {
  it('are read by address, else by id, for each language [C3.12]', () => {
    expect(readFooter({ chLogoUrl: 'null', chLogo: 5, enLogoUrl: '/en.png', enLogo: 6 }).logoUrl).toEqual({
      zh: '/rc-pub/front/files/get?id=5',
      en: '/en.png',
    })
  })

  it('lead nowhere by a link that is not safe [C3.12]', () => {
    for (const link of ['javascript:alert(1)', 'null', '', '//evil.example', 7])
      expect(readFooter({ linkAddress: link }).logoLink).toBe('')
    expect(readFooter({ linkAddress: '/zh/home', picpLink: 'https://beian.example.org/' })).toMatchObject({
      logoLink: '/zh/home',
      policeRecord: { text: '', link: 'https://beian.example.org/' },
    })
  })
})

describe('the footer of any data', () => {
  const junk = junkDataOf(endpoints.footer)

  it('should have a colour that is a colour or none, the style of it, and safe links [C3.12] [C9.9]', () => {
    fc.assert(
      fc.property(junk, (raw) => {
        const { backgroundColor, style, policeRecord, logoLink, visits } = readFooter(raw)
        expect(backgroundColor).toMatch(/^(?:#[\da-fA-F]{3}(?:[\da-fA-F]{3})?)?$/)
        expect(style).toBe(footerStyleOf(backgroundColor))
        for (const link of [policeRecord.link, logoLink]) expect(safeLink(link) ?? '').toBe(link)
        for (const count of Object.values(visits ?? {})) expect(count).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it("should hold no 'null' and no 'undefined' anywhere [C3.12]", () => {
    fc.assert(
      fc.property(junk, (raw) => {
        expect(textsIn(readFooter(raw)).filter((text) => /^\s*(?:null|undefined)\s*$/.test(text))).toEqual([])
      }),
    )
  })
})
