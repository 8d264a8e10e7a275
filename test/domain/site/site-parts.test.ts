import { firstById, normaliseBasicInfo, normaliseModules, siteTypeOf } from '@xuekan/core'
import { describe, expect, it } from 'vitest'

describe('siteTypeOf', () => {
  it('is one of three, a journal for anything else [C1.2]', () => {
    expect(['single', 'group', 'all', 'GROUP', '', null, 1].map(siteTypeOf)).toEqual([
      'single',
      'group',
      'all',
      'single',
      'single',
      'single',
      'single',
    ])
  })
})

describe('normaliseBasicInfo', () => {
  it('reads the list of databases [C3.9]', () => {
    expect(normaliseBasicInfo({ id: 7, indexed: ' EI;CSCD;;EI ' })).toEqual({
      id: '7',
      indexedIn: ['EI', 'CSCD'],
    })
    for (const none of [null, 'x', { id: 'null', indexed: 'undefined' }])
      expect(normaliseBasicInfo(none)).toEqual({ id: '', indexedIn: [] })
  })
})

describe('normaliseModules', () => {
  it('reads modules in order, each id once [C7.5]', () => {
    const raw = { id: 1, channelId: 5, code: 'rank', name: '排行', enName: 'null' }
    expect(
      normaliseModules([
        raw,
        { ...raw, code: 'again' },
        { name: 'nobody' },
        null,
        { id: '2', enName: 'Two' },
      ]),
    ).toEqual([
      { id: '1', channelId: '5', code: 'rank', name: { zh: '排行', en: '' } },
      { id: '2', channelId: '', code: '', name: { zh: '', en: 'Two' } },
    ])
    expect(normaliseModules('x')).toEqual([])
  })
})

describe('firstById', () => {
  it('keeps the first of each id, in order', () => {
    const items = [
      { id: 'a', n: 1 },
      { id: 'b', n: 2 },
      { id: 'a', n: 3 },
    ]
    expect(firstById(items)).toEqual(items.slice(0, 2))
  })
})
