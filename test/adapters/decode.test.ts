import {
  operations,
  endpoints,
  decode,
  bit,
  integer,
  list,
  nullable,
  prose,
  record,
  text,
  verbatim,
} from '@xuekan/rc-pub/contract'
import { describe, expect, it } from 'vitest'
import { calendarYear, listOrOne } from '../../adapters/http/contract/shape.ts'

const shape = record({
  id: text,
  year: integer,
  oa: bit,
  periods: list(record({ issue: text })),
  more: nullable(record({ a: text })),
})

describe('decode', () => {
  it('reads numbers and strings for one another', () => {
    expect(decode(shape, { id: 17, year: '2026', oa: '1', periods: [{ issue: 3 }], more: '' })).toEqual({
      ok: true,
      value: { id: '17', year: 2026, oa: 1, periods: [{ issue: '3' }], more: null },
    })
  })

  it('reads a missing key as null and a missing list as empty', () => {
    expect(decode(shape, {})).toEqual({
      ok: true,
      value: { id: null, year: null, oa: null, periods: [], more: null },
    })
  })

  it('reads the only entry of a list alone where that is tolerated, and nowhere else [C7.7]', () => {
    const entry = record({ issue: text })
    const [alone, decoded] = [{ issue: 3 }, [{ issue: '3' }]]
    expect(decode(listOrOne(entry), alone)).toEqual({ ok: true, value: decoded })
    expect(decode(listOrOne(entry), [alone])).toEqual({ ok: true, value: decoded })
    expect(decode(list(entry), alone)).toMatchObject({ ok: false })
    for (const none of [12, 'x', true]) expect(decode(listOrOne(entry), none)).toMatchObject({ ok: false })
  })

  it.each(['null', 'undefined', '', '  ', ' null '])(
    'reads %j as absent wherever it stands [C3.9] [C3.12]',
    (nothing) => {
      expect(
        decode(shape, { id: nothing, year: nothing, oa: nothing, periods: nothing, more: nothing }),
      ).toEqual(decode(shape, {}))
      expect(decode(list(text), ['a', nothing, 'b'])).toEqual({ ok: true, value: ['a', 'b'] })
      expect(decode(list(record({ issue: text })), [nothing])).toEqual({ ok: true, value: [] })
      expect(decode(record({ inner: record({ a: text }) }), { inner: nothing })).toEqual({
        ok: true,
        value: { inner: { a: null } },
      })
    },
  )

  it('keeps the words of a reader, and the spaces between pieces of a text', () => {
    expect(decode(list(verbatim), ['null', ' and ', 5])).toEqual({ ok: true, value: ['null', ' and ', '5'] })
    expect(decode(text, ' and ')).toEqual({ ok: true, value: 'and' })
    expect(decode(prose, '<p>and</p>\n')).toEqual({ ok: true, value: '<p>and</p>\n' })
    expect(decode(prose, ' null\n')).toEqual({ ok: true, value: null })
  })

  it.each([
    [1000, 1000],
    ['2026', 2026],
    [9999, 9999],
    [999, null],
    [10_000, null],
    [1_002_025, null],
    [-2026, null],
    [0, null],
  ])('reads %j as the year %j', (raw, year) => {
    expect(decode(calendarYear, raw)).toEqual({ ok: true, value: year })
    expect(decode(integer, raw)).toEqual({ ok: true, value: Number(raw) })
  })

  it('leaves null elements of a list out', () => {
    expect(decode(list(text), ['a', null, 'b'])).toEqual({ ok: true, value: ['a', 'b'] })
  })

  it('reads a record that travels as JSON text', () => {
    expect(decode(shape, '{"id":"1","more":"{\\"a\\":\\"b\\"}"}')).toMatchObject({
      value: { id: '1', more: { a: 'b' } },
    })
  })

  it.each([
    [{ year: 'soon' }, 'data.year'],
    [{ id: {} }, 'data.id'],
    [{ periods: 'none' }, 'data.periods'],
    [{ periods: [{}, { issue: [] }] }, 'data.periods[1].issue'],
    [{ more: 5 }, 'data.more'],
    [[], 'data'],
    ['<html>', 'data'],
  ])('names the first place that does not fit: %j', (raw, field) => {
    expect(decode(shape, raw, 'data')).toEqual({ ok: false, error: { field } })
  })
})

describe('operations', () => {
  it('gives each path and method once', () => {
    const keys = operations(Object.values(endpoints)).map(({ method, path }) => `${method} ${path}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('serves every path that the facts know', () => {
    const known = operations(Object.values(endpoints)).flatMap(({ path, origin }) =>
      origin === 'known' ? [path] : [],
    )
    expect(known).toEqual(
      expect.arrayContaining([
        '/rc-pub/front/site/findBySld',
        '/rc-pub/front/site/{siteId}/search-config',
        '/rc-pub/front/front-period/getPeriodTree',
        '/rc-pub/front/front-period/getFirstTwoPeriods',
        '/rc-pub/front/front-article/getArticlesByPeriodicalIdGroupByColumn/{periodId}',
        '/rc-pub/front/front-article/getArticleByDoi',
        '/rc-pub/front/front-article/{id}',
        '/rc-pub/front/files/get',
      ]),
    )
  })

  it('requires every key of an article, since an absent one breaks readers', () => {
    const article = operations(Object.values(endpoints)).find(({ path }) =>
      path.endsWith('/front-article/{id}'),
    )
    const data = article?.body?.properties?.['data']
    expect(data?.required).toEqual(expect.arrayContaining(articleKeys))
    expect(article?.body?.required).toEqual(['status', 'message', 'data'])
  })
})

/** As programs read them from real portals. */
const articleKeys =
  'id siteId doi language resName enResName authors enAuthors keyword enKeyword summary enSummary publicationName enPublicationName sourcePublicationName enSourcePublicationName volume issue year firstPageNum lastPageNum pageOrElocationId part lanmu oa onlineDate publishDate ppubDate revisedDate acceptedDate fullTextUrl contentUrl attach visits downloads title keywords authorCompany vasDocLink vasDocsource graphicAbstract referenceCount'.split(
    ' ',
  )
