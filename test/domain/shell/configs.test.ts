import { bareShell } from '../../../core/domain/shell/bare-shell.ts'
import { customButtonsOf } from '../../../core/domain/shell/custom-buttons.ts'
import { fileUrl } from '../../../core/domain/shell/file-url.ts'
import { footerStyleOf, footerColourOf } from '../../../core/domain/shell/footer-style.ts'
import { headerSearchTypes } from '../../../core/domain/shell/header-search-types.ts'
import { searchTypesOf } from '../../../core/domain/shell/resource-types.ts'
import { present } from '../../../core/domain/text/present.ts'
import { describe, expect, it } from 'vitest'

const button = (status: number, name = `b${status}`) => ({
  status,
  name: { zh: name, en: '' },
  link: 'https://example.org',
})

describe('present', () => {
  it('takes null, undefined and empty text for absent [C3.12]', () => {
    for (const absent of ['null', 'undefined', '', '  ', ' null ', null, undefined, NaN, {}, [], true])
      expect(present(absent)).toBe('')
    expect(present(' a ')).toBe('a')
    expect(present(0)).toBe('0')
  })
})

describe('customButtonsOf', () => {
  it('keeps those with status 1 first, then three of them [C3.3]', () => {
    const raw = [
      button(0),
      button(1, 'a'),
      button(0),
      button(1, 'b'),
      button(2),
      button(1, 'c'),
      button(1, 'd'),
    ]
    expect(customButtonsOf(raw).map(({ name }) => name.zh)).toEqual(['a', 'b', 'c'])
  })

  it('keeps a button that has a name in one language alone', () => {
    const english = { ...button(1), name: { zh: '', en: 'Submit' } }
    expect(customButtonsOf([english]).map(({ name }) => name.en)).toEqual(['Submit'])
  })

  it('leaves out a button that leads nowhere safe', () => {
    expect(
      customButtonsOf([
        { ...button(1), link: 'javascript:alert(1)' },
        { ...button(1), name: { zh: '', en: '' } },
      ]),
    ).toEqual([])
  })
})

describe('searchTypesOf', () => {
  it('reads the ids of resources and the older name of article [C3.7]', () => {
    expect(searchTypesOf('428;25;29;28;-2;0;-3')).toEqual([
      'article',
      'picture',
      'video',
      'audio',
      'news',
      'other',
      'publication',
    ])
    expect(searchTypesOf('thesis;table；constructor;428')).toEqual(['article', 'table'])
    expect(searchTypesOf('')).toEqual([])
  })

  it('gives way to the fixed types of some sites [C1.8]', () => {
    const header = { ...bareShell.header, searchTypes: ['news'] } as const
    expect(headerSearchTypes(header, 'emf')).toEqual(['article', 'picture', 'audio', 'video'])
    expect(headerSearchTypes(header, 'slgc')).toEqual(['news'])
  })
})

describe('fileUrl', () => {
  it('reads ids and addresses, and nothing that must not be loaded [C7.10]', () => {
    expect(fileUrl('ab-1_2')).toBe('/rc-pub/front/files/get?id=ab-1_2')
    expect(fileUrl('https://example.org/a.png')).toBe('https://example.org/a.png')
    for (const none of [
      '',
      'null',
      0,
      'data:image/png;base64,x',
      'mailto:a@b.c',
      '//evil.example/a.png',
      'a b',
    ])
      expect(fileUrl(none)).toBe('')
  })
})

describe('footerColourOf', () => {
  it('is a colour in hexadecimal form or none [C3.12]', () => {
    for (const colour of ['#fff', '#0a9', '#EBEBEB', '#012345']) expect(footerColourOf(colour)).toBe(colour)
    for (const none of ['#f', '#ffff', '#fffffff', '#xyz', '#fff;top:0', 'red', 'x#fff', 'x#012345', ' #fff'])
      expect(footerColourOf(none)).toBe('')
  })
})

describe('footerStyleOf', () => {
  it('is 1 for #ebebeb in any letter case, else 2 [C9.9]', () => {
    expect(['#ebebeb', ' #EBebEB', '#ebebec', '', 'null'].map(footerStyleOf)).toEqual([1, 1, 2, 2, 2])
  })
})
