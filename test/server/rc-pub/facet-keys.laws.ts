import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facetKeys, keyedFields, keysOfValue } from '../../../server/rc-pub/search/facet-keys.ts'
import { institutionName } from '../../../server/rc-pub/search/institution-name.ts'
import { articleRecord, contributor } from './article-records.ts'

const name = fc.constantFrom('', '张伟', 'Wei Zhang', 'Zhang  Wei', '李明')

describe('institutionName', () => {
  it.each([
    ['School of Physics, Qinghe University, Qinghe 210388, China', 'Qinghe University'],
    ['衡川大学 水利工程学院，衡川 210388，中国', '衡川大学'],
    ['青河大学物理学院', '青河大学'],
    ['江州市疾病预防控制中心，江州，中国', '江州市疾病预防控制中心'],
    ['Guanggu Institute of Metrology, Guanggu, China', 'Guanggu Institute of Metrology'],
    ['Nowhere Ltd., Sometown', 'Nowhere Ltd.'],
    ['', ''],
  ])('reads out of %s the institution %s', (affiliation, institution) => {
    expect(institutionName(affiliation)).toBe(institution)
  })

  it('should be a part of what it is read from, and read itself as itself', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const found = institutionName(text)
        expect(text.replace(/\s+/gu, ' ')).toContain(found)
        expect(institutionName(found)).toBe(found)
      }),
    )
  })
})

describe('facetKeys', () => {
  it('should hold each value once, and each where it is looked for', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(name, name), { maxLength: 5 }), (people) => {
        const keys = facetKeys(
          articleRecord({ key: 'k', contributors: people.map(([zh, en]) => contributor(zh, en)) }),
        )
        const values = keys.map((key) => `${key[0]}${key.slice(2)}`)
        expect(new Set(values).size).toBe(values.length)
        for (const written of people.flat().filter((each) => each !== '')) {
          const sought = keysOfValue('author', written.replace(/\s+/gu, ' '))
          expect(keys.filter((key) => sought.includes(key))).toHaveLength(1)
        }
      }),
    )
  })

  it('lists a person in either language, under the one name where there is no other', () => {
    const keys = facetKeys(
      articleRecord({
        key: 'k',
        contributors: [contributor('张伟', 'Wei Zhang'), contributor('', 'Ann Lee')],
      }),
    )
    expect(keys.filter((key) => key.startsWith(keyedFields.author))).toEqual([
      'az张伟',
      'aeWei Zhang',
      'abAnn Lee',
    ])
  })
})
