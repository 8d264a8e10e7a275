import { describe, expect, it } from 'vitest'
import { plainText } from '../../../server/rc-pub/search/plain-text.ts'
import { svgSizeOf } from '../../../server/rc-pub/load/svg-size.ts'
import { doiSpellings } from '../../../server/rc-pub/routes/articles/doi-spellings.ts'
import { groupYears } from '../../../server/rc-pub/routes/periods/group-years.ts'
import { wireDateTime } from '../../../server/rc-pub/routes/wire-date.ts'
import { publishedDay } from '../../../server/rc-pub/store/published-day.ts'

describe('plainText', () => {
  it.each([
    ['H<sub>2</sub>O in <italic>Salmo</italic>', 'H2O in Salmo'],
    ['<p>One.</p><p>Two &amp; three&#x2014;&#8212;</p>', 'One. Two & three——'],
    ['&nbsp;a &unknown; &#1114112;b', 'a &unknown; b'],
  ])('reads %s', (html, text) => {
    expect(plainText(html)).toBe(text)
  })
})

describe('svgSizeOf', () => {
  it.each([
    ['<svg width="640" height="360.4px" viewBox="0 0 1 1">', { width: 640, height: 360 }],
    ['<svg width="100%" viewBox="0 0 40 20">', { width: 40, height: 20 }],
    ['<svg>', {}],
  ])('reads %s', (svg, size) => {
    expect(svgSizeOf(svg)).toEqual(size)
  })
})

describe('groupYears', () => {
  it('puts years into tens that end with the newest', () => {
    const years = [2026, 2021, 2020, 2011, 2010].map((year) => ({ year, periods: [] }))
    const groups = Object.entries(groupYears(years)).map(([name, each]) => [
      name,
      each.map(({ year }) => year),
    ])
    expect(groups).toEqual([
      ['2021-2026', [2026, 2021]],
      ['2011-2020', [2020, 2011]],
      ['2001-2010', [2010]],
    ])
    expect(groupYears([])).toEqual({})
  })
})

describe('publishedDay', () => {
  it.each([
    ['2026-10', '2026-10-15', '2026-10-15'],
    ['2026', '2026-10', '2026-10'],
    ['', '2026-10-15', '2026-10-15'],
    ['2026-10-20', '2026-10-15', '2026-10-20'],
    ['2026-10', '2026-07-01', '2026-10'],
    ['2026-10', '', '2026-10'],
    ['', '', ''],
  ])('takes from %s in print and %s online the day %s', (published, online, day) => {
    expect(publishedDay({ received: '', revised: '', accepted: '', online, published })).toBe(day)
  })
})

describe('wireDateTime', () => {
  it('adds a time to a day, and never a day to a month', () => {
    expect(['2026-07-15', '2026-07', '2026', ''].map(wireDateTime)).toEqual([
      '2026-07-15 00:00:00',
      '2026-07',
      '2026',
      null,
    ])
  })
})

describe('doiSpellings', () => {
  it('tries what came, decoded once more, and with its plus signs', () => {
    expect(doiSpellings('10.1/a%2Fb')).toEqual(['10.1/a%2Fb', '10.1/a/b'])
    expect(doiSpellings('10.1/a b')).toEqual(['10.1/a b', '10.1/a+b'])
    expect(doiSpellings('10.1/%zz')).toEqual(['10.1/%zz'])
  })
})
