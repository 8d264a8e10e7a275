import { authorKey } from '../../../core/domain/author/author-key.ts'
import { describe, expect, it } from 'vitest'

describe('authorKey', () => {
  it.each([
    ['ZHANG Wei', 'Wei Zhang'],
    ['Zhang, Wei', 'wei zhang'],
    ['José-María Núñez', 'NUNEZ JoseMaria'],
    ["O'Neill, S.", 'S ONeill'],
    ['Jian-Guo Li', 'LI Jianguo'],
    ['张 伟', '张伟'],
    ['阿不都·热西提', '阿不都热西提'],
    ['ＺＨＡＮＧ　Wei', 'Zhang Wei'],
    ['김 철수', '김철수'],
  ])('is the same for %s and %s [C7.16]', (one, other) => {
    expect(authorKey(one)).toBe(authorKey(other))
    expect(authorKey(one)).not.toBe('')
  })

  it.each([
    ['Wei Zhang', 'Wei Zhan'],
    ['W Zhang', 'Wei Zhang'],
    ['张伟', '伟张'],
    ['Zhang Wei', '张伟'],
    ['A B C', 'A B'],
  ])('tells %s from %s [C7.16]', (one, other) => {
    expect(authorKey(one)).not.toBe(authorKey(other))
  })

  it.each(['', ' ', ' - ', '.,;', '·'])('is empty for %j, in which no letter stands', (name) => {
    expect(authorKey(name)).toBe('')
  })
})
