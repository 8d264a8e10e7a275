import { describe, expect, it } from 'vitest'
import { citing } from './citing.ts'
import { person } from './sample-records.ts'

describe('the authors of printGbt7714 [C7.9]', () => {
  it.each([
    ['Zhang, Xiao-Yang', 'ZHANG X Y'],
    ['ZHANG XiaoYang', 'ZHANG X Y'],
    ['Zhang X.-Y.', 'ZHANG X Y'],
    ['Xiao Di Zhang', 'ZHANG X D'],
    ['Ludwig van Beethoven', 'VAN BEETHOVEN L'],
    ['de la Cruz, María José', 'DE LA CRUZ M J'],
    ["Gabriele D'Annunzio", "D'ANNUNZIO G"],
    ['Plato', 'PLATO'],
    ['King, Martin Luther, Jr.', 'KING M L, Jr'],
    ['King, Martin Luther, Jr.; Smith, John', 'KING M L, Jr, SMITH J'],
    ['Smith, John, PhD', 'SMITH J'],
    ['John Smith III', 'SMITH J, III'],
    ['Ångström, Östen', 'ÅNGSTRÖM Ö'],
    ['World Health Organization', 'World Health Organization'],
    ['Acme Research Institute, Inc.', 'Acme Research Institute, Inc'],
    ['约翰·史密斯', '约翰·史密斯'],
  ])('names %s', (raw, expected) => {
    expect(citing('journal', raw, 'T', {})).toBe(`${expected}. T[J].`)
  })

  it.each([
    ['欧阳', '修', '欧阳修'],
    ['昂温', 'G', '昂温 G'],
    ['昂温', '', '昂温'],
    ['King', ', Jr.', 'KING, Jr'],
    ['', 'Björk', 'BJÖRK'],
  ])('names a person of the parts %j and %j', (family, given, expected) => {
    expect(citing('journal', '', 'T', { authors: [person(family, given)] })).toBe(`${expected}. T[J].`)
  })

  it.each([
    ['One. Two.', 'One. Two[J].'],
    ['其一。', '其一[J].'],
    ['其一。其二', '其一。其二[J].'],
    ['DNA.', 'DNA[J].'],
    ['DNA。', 'DNA[J].'],
    ['Rivers of the U.S.', 'Rivers of the U.S.[J].'],
    ['And so...', 'And so...[J].'],
    ['Beetles of Dytiscus spp.', 'Beetles of Dytiscus spp.[J].'],
    ['After Lind et al.', 'After Lind et al.[J].'],
    ['The wasp.', 'The wasp[J].'],
    ['Why?', 'Why?[J].'],
  ])('ends the title %s without its full stop', (title, expected) => {
    expect(citing('journal', '', title, {})).toBe(expected)
  })
})
