import { conditionTypeOf, conditionTypes } from '../../../core/domain/search/condition-types.ts'
import { fieldsOfSearchType } from '../../../core/domain/search/fields-of-search-type.ts'
import { conditionName, offeredConditions } from '../../../core/domain/search/offered-conditions.ts'
import { searchOptionsByType } from '../../../core/domain/search/search-options.ts'
import { searchTypes } from '../../../core/domain/shell/header-config.ts'
import { searchTypeOf } from '../../../core/domain/shell/resource-types.ts'
import { describe, expect, it } from 'vitest'

describe('searchTypeOf', () => {
  it.each([
    ['428', 'article'],
    ['25', 'picture'],
    ['29', 'video'],
    ['28', 'audio'],
    ['-2', 'news'],
    ['0', 'other'],
    ['-3', 'publication'],
    ['thesis', 'article'],
    ['Thesis', 'article'],
    ['figure', 'picture'],
    [' table ', 'table'],
    ['27', null],
    ['2', null],
    ['', null],
    ['null', null],
  ])('reads the type of %j as %j [C3.7]', (raw, type) => {
    expect(searchTypeOf(raw)).toBe(type)
  })

  it('knows every type by its name [C3.7]', () => {
    expect(searchTypes.map((type) => searchTypeOf(type))).toEqual(searchTypes)
    expect(new Set(searchTypes)).toEqual(
      new Set(['article', 'publication', 'picture', 'table', 'video', 'audio', 'other', 'news']),
    )
  })
})

describe('conditionTypeOf', () => {
  it('asks for conditions of publications, pictures, tables, video, audio and articles alone [C7.4]', () => {
    expect(conditionTypes).toEqual(['publication', 'picture', 'table', 'video', 'audio', 'article'])
    for (const type of conditionTypes) expect(conditionTypeOf(type)).toBe(type)
    expect([conditionTypeOf('news'), conditionTypeOf('other')]).toEqual([null, null])
  })
})

describe('fieldsOfSearchType', () => {
  it('gives journals fields of their own [C3.15]', () => {
    expect(fieldsOfSearchType('publication')).toEqual([
      'all',
      'publicationName',
      'organizerUnit',
      'cn',
      'issn',
    ])
    for (const type of searchTypes.filter((one) => one !== 'publication'))
      expect(fieldsOfSearchType(type)).toEqual([
        'all',
        'title',
        'keyword',
        'author',
        'institution',
        'abstract',
        'doi',
      ])
  })
})

describe('offeredConditions', () => {
  const title = { field: 'title', condition: '标题', enCondition: 'Title' }

  it('reads field, condition and enCondition in order [C3.10]', () => {
    const author = { field: 'author', condition: '作者', enCondition: 'Author' }
    expect(offeredConditions([author, title])).toEqual([author, title])
  })

  it('leaves out what has no field, and a field that stood before [C3.10]', () => {
    const again = { ...title, condition: '题名' }
    const fieldless = [
      { ...title, field: '' },
      { field: '', condition: '', enCondition: '' },
    ]
    expect(offeredConditions([...fieldless, title, again])).toEqual([title])
    expect(offeredConditions([])).toEqual([])
  })

  it('calls by its field what has no name, and keeps one name alone [C3.10]', () => {
    expect(offeredConditions([{ field: 'cn', condition: '', enCondition: '' }])).toEqual([
      { field: 'cn', condition: 'cn', enCondition: '' },
    ])
    expect(offeredConditions([{ field: 'cn', condition: '刊号', enCondition: '' }])).toEqual([
      { field: 'cn', condition: '刊号', enCondition: '' },
    ])
    expect(offeredConditions([{ field: 'cn', condition: '', enCondition: 'CN' }])).toEqual([
      { field: 'cn', condition: '', enCondition: 'CN' },
    ])
  })
})

describe('conditionName', () => {
  it('is in the language, else in the other one [C3.10]', () => {
    const both = { field: 'title', condition: '标题', enCondition: 'Title' }
    expect([conditionName(both, 'zh'), conditionName(both, 'en')]).toEqual(['标题', 'Title'])
    expect(conditionName({ ...both, enCondition: '' }, 'en')).toBe('标题')
    expect(conditionName({ ...both, condition: '' }, 'zh')).toBe('Title')
  })
})

describe('searchOptionsByType', () => {
  it('gives the options of each type in order, by id and by name [C3.7] [C3.10]', () => {
    const raw = [
      { type: '428', code: 'title', name: '题名' },
      { type: 'publication', code: 'issn', name: 'ISSN' },
      { type: 'thesis', code: 'author', name: '作者' },
    ]
    expect(searchOptionsByType(raw)).toEqual({
      article: [
        { type: 'article', code: 'title', name: '题名' },
        { type: 'article', code: 'author', name: '作者' },
      ],
      publication: [{ type: 'publication', code: 'issn', name: 'ISSN' }],
    })
  })

  it('leaves out what is of no type or has no code, and a code that stood before under its type [C3.10]', () => {
    const raw = [
      { type: 'book', code: 'title', name: '题名' },
      { type: 'article', code: '', name: '题名' },
      { type: 'article', code: 'title', name: '' },
      { type: 'article', code: 'title', name: '题名' },
      { type: 'picture', code: 'title', name: '图题' },
    ]
    expect(searchOptionsByType(raw)).toEqual({
      article: [{ type: 'article', code: 'title', name: 'title' }],
      picture: [{ type: 'picture', code: 'title', name: '图题' }],
    })
    expect(searchOptionsByType([])).toEqual({})
  })
})
