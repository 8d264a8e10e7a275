import { uiLanguages } from '@xuekan/core'
import { conditionName } from '@xuekan/core/search'
import { sampleModule } from '@xuekan/core/testing'
import { endpoints } from '@xuekan/rc-pub/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { junkDataOf } from './junk-wire.ts'
import { readBasicInfo, readConditions, readModules } from './read-wire.ts'

describe('basicInfoFrom', () => {
  it('reads the list of databases [C3.9]', () => {
    expect(readBasicInfo({ id: 7, indexed: ' EI;CSCD;;EI ' })).toEqual({
      id: '7',
      indexedIn: ['EI', 'CSCD'],
    })
    for (const none of [{}, { id: 'null', indexed: 'undefined' }])
      expect(readBasicInfo(none)).toEqual({ id: '', indexedIn: [] })
  })
})

describe('modulesFrom', () => {
  it('reads modules in order, each id once [C7.5]', () => {
    const raw = { id: 1, channelId: 5, code: 'rank', name: '排行', enName: 'null' }
    expect(
      readModules([raw, { ...raw, code: 'again' }, { name: 'nobody' }, null, { id: '2', enName: 'Two' }]),
    ).toEqual([
      sampleModule('rank', { id: '1', channelId: '5', name: { zh: '排行', en: '' } }),
      sampleModule('', { id: '2', channelId: '', name: { zh: '', en: 'Two' } }),
    ])
    expect(readModules('null')).toEqual([])
  })

  it('reads place, words, numbers and banners of a module; what has no picture is no banner [C7.5, C3.14]', () => {
    const raw = {
      id: 1,
      code: 'carousel',
      width: '8',
      below: 'true',
      look: 'tint',
      size: -3,
      subject: '征稿',
      enText: 'Send us what failed.',
      link: '/zh/home',
      doi: '10.5555/a',
      until: '2027-03-31 00:00:00',
      facts: [{ value: 31, label: '天', enLabel: 'days' }, { label: '无' }],
      banners: [
        { type: 'ARTICLE', doi: '10.5555/a', pictureUrl: '/a.png', title: '一' },
        { type: 'link', url: '/zh/home' },
        { type: 'poster', pictureUrl: '/b.png' },
      ],
    }
    const [module] = readModules([raw])
    expect(module).toMatchObject({ width: 8, below: true, look: 'tint', size: 0, until: '2027-03-31' })
    expect(module).toMatchObject({
      subject: { zh: '征稿', en: '' },
      text: { zh: '', en: 'Send us what failed.' },
    })
    expect(module?.facts).toEqual([{ value: '31', label: { zh: '天', en: 'days' } }])
    expect(module?.banners).toMatchObject([
      { type: 'article', doi: '10.5555/a', pictureUrl: '/a.png', title: { zh: '一', en: '' } },
    ])
  })
})

describe('conditionsFrom', () => {
  const title = { field: 'title', condition: '标题', enCondition: 'Title' }

  it('reads field, condition and enCondition in order [C3.10]', () => {
    const author = { field: 'author', condition: '作者', enCondition: 'Author' }
    expect(readConditions([author, title])).toEqual([author, title])
    expect(readConditions(JSON.stringify([title]))).toEqual([title])
    expect(readConditions([{ ...title, id: 7, condition: ' 标题 ' }])).toEqual([title])
  })

  it('leaves out what has no field, and a field that stood before [C3.10]', () => {
    const again = { ...title, condition: '题名' }
    const fieldless = [{ condition: '标题' }, { field: 'null' }, { field: '' }, {}, 'null', null]
    expect(readConditions([...fieldless, title, again])).toEqual([title])
    for (const raw of [null, undefined, '', 'null', []]) expect(readConditions(raw)).toEqual([])
  })

  it('calls by its field what has no name, and keeps one name alone [C3.10]', () => {
    expect(readConditions([{ field: 'cn', condition: 'null', enCondition: null }])).toEqual([
      { field: 'cn', condition: 'cn', enCondition: '' },
    ])
    expect(readConditions([{ field: 'cn', condition: '刊号' }])).toEqual([
      { field: 'cn', condition: '刊号', enCondition: '' },
    ])
    expect(readConditions([{ field: 'cn', enCondition: 'CN' }])).toEqual([
      { field: 'cn', condition: '', enCondition: 'CN' },
    ])
  })

  it('should be conditions that have a field of their own and a name, whatever was sent [C3.10]', () => {
    fc.assert(
      fc.property(junkDataOf(endpoints.searchConditions), (raw) => {
        const conditions = readConditions(raw)
        expect(new Set(conditions.map(({ field }) => field)).size).toBe(conditions.length)
        for (const condition of conditions) {
          expect(condition.field).not.toBe('')
          for (const language of uiLanguages) expect(conditionName(condition, language)).not.toBe('')
        }
      }),
    )
  })
})
