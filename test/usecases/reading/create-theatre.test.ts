import { createFakeNavigation, sampleContent } from '@xuekan/core/testing'
import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { addressWithFloat } from '../../../core/domain/media/float-address.ts'
import { articleFloats } from '../../../core/domain/media/article-float.ts'
import type { ArticlePicture } from '../../../core/domain/media/article-media.ts'
import { ok, type Result } from '../../../core/domain/result.ts'
import type { Failure } from '../../../core/domain/failure/failure.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { createTheatre } from '../../../core/usecases/reading/create-theatre.ts'
import { failed, loading } from '../../../core/usecases/remote.ts'
import { gatewayBench, unreachable } from '../support/page-bench.ts'

const context = { language: 'zh', siteId: asSiteId('3') } as const
const articleId = sampleContent.pictures?.[0]?.article.id ?? ''
const pictures = (sampleContent.pictures ?? []).filter(({ article }) => article.id === articleId)
const tables = (sampleContent.tables ?? []).filter(({ article }) => article.id === articleId)
const floats = articleFloats(pictures, tables, context.language)
const last = floats.length - 1
const page = '/zh/article/doi/10.1234/a'
const portsOf = (bench = gatewayBench(), navigation = createFakeNavigation(page)) => ({
  articles: bench.articles,
  navigation,
})
const nameOf = (at: number) => ({ kind: floats[at]?.kind ?? 'figure', id: floats[at]?.id ?? '' })

describe('createTheatre', () => {
  it('opens at a figure with captions and cells of all, and steps through them to the ends [C1.7]', () => {
    const theatre = createTheatre(portsOf(), createScope(), { context })
    expect(theatre.state$.value).toBeNull()
    theatre.open(articleId, floats, nameOf(1))
    expect(theatre.state$.value).toMatchObject({ at: 1, details: { status: 'ready' } })
    const { details } = theatre.state$.value ?? { details: loading }
    const known = details.status === 'ready' ? details.value : new Map()
    expect([...known.values()]).toEqual([...pictures, ...tables])
    for (const [by, at] of [
      [1, 2],
      [1, last],
      [-1, 1],
      [-1, 0],
      [-1, 0],
    ] as const) {
      theatre.step(by)
      expect(theatre.state$.value?.at).toBe(at)
    }
    theatre.show(nameOf(last))
    expect(theatre.state$.value?.at).toBe(last)
    theatre.show({ kind: 'figure', id: 'none' })
    expect(theatre.state$.value?.at).toBe(last)
    theatre.close()
    theatre.step(1)
    expect(theatre.state$.value).toBeNull()
  })

  it('stays closed for what is not there, and shows pictures where captions cannot be had', () => {
    const bench = gatewayBench()
    bench.break('tablesOf', unreachable('tablesOf'))
    const theatre = createTheatre(portsOf(bench), createScope(), { context })
    theatre.open(articleId, floats, { kind: 'table', id: 'none' })
    expect(theatre.state$.value).toBeNull()
    theatre.open(articleId, floats, nameOf(0))
    expect(theatre.state$.value?.details).toEqual(failed(unreachable('tablesOf')))
  })

  it('takes no answer for another article, for a closed one, or beyond its span of life', () => {
    const answer$ = new Subject<Result<readonly ArticlePicture[], Failure>>()
    const bench = gatewayBench()
    const articles = { ...bench.articles, picturesOf: () => answer$.asObservable() }
    const scope = createScope()
    const theatre = createTheatre({ ...portsOf(), articles }, scope, { context })
    theatre.open('other', floats, nameOf(0))
    theatre.open(articleId, floats, nameOf(0))
    theatre.close()
    answer$.next(ok(pictures))
    expect(theatre.state$.value).toBeNull()
    theatre.open('other', floats, nameOf(0))
    scope.end()
    answer$.next(ok(pictures))
    answer$.complete()
    expect(theatre.state$.value?.details).toBe(loading)
  })

  it('keeps the details of the article that is open', () => {
    const answers: Subject<Result<readonly ArticlePicture[], Failure>>[] = []
    const bench = gatewayBench()
    const articles = {
      ...bench.articles,
      picturesOf: () => {
        const answer$ = new Subject<Result<readonly ArticlePicture[], Failure>>()
        answers.push(answer$)
        return answer$.asObservable()
      },
    }
    const theatre = createTheatre({ ...portsOf(), articles }, createScope(), { context })
    theatre.open('other', floats, nameOf(0))
    theatre.open(articleId, floats, nameOf(0))
    answers[0]?.next(ok([]))
    answers[0]?.complete()
    expect(theatre.state$.value?.details).toBe(loading)
    answers[1]?.next(ok(pictures))
    answers[1]?.complete()
    expect(theatre.state$.value?.details.status).toBe('ready')
  })

  it('stands in the address while it is open, in one entry, which closing takes away [C1.7]', () => {
    const navigation = createFakeNavigation('/zh/home')
    navigation.go(page)
    const theatre = createTheatre(portsOf(gatewayBench(), navigation), createScope(), { context })
    theatre.open(articleId, floats, nameOf(0))
    theatre.open(articleId, floats, nameOf(1))
    theatre.step(1)
    expect(navigation.address.value).toBe(addressWithFloat(page, nameOf(2)))
    theatre.close()
    theatre.close()
    expect([theatre.state$.value, navigation.address.value]).toEqual([null, page])
    navigation.back()
    expect(navigation.address.value).toBe('/zh/home')
  })

  it('opens what the address names, and closes as the reader goes back', () => {
    const navigation = createFakeNavigation(addressWithFloat(page, nameOf(1)))
    const theatre = createTheatre(portsOf(gatewayBench(), navigation), createScope(), { context })
    expect(theatre.state$.value).toBeNull()
    const unfollow = theatre.follow(articleId, floats)
    expect(theatre.state$.value?.at).toBe(1)
    theatre.close()
    expect(navigation.address.value).toBe(page)
    theatre.open(articleId, floats, nameOf(0))
    navigation.back()
    expect([theatre.state$.value, navigation.address.value]).toEqual([null, page])
    theatre.open(articleId, floats, nameOf(0))
    unfollow()
    expect(theatre.state$.value).toBeNull()
    const leave = theatre.follow(articleId, floats)
    theatre.follow('other', floats)
    leave()
    expect(theatre.state$.value).toMatchObject({ articleId: 'other', at: 0 })
  })

  it('does nothing beyond its span of life', () => {
    const scope = createScope()
    const navigation = createFakeNavigation(page)
    const theatre = createTheatre(portsOf(gatewayBench(), navigation), scope, { context })
    theatre.open(articleId, floats, nameOf(0))
    const opened = navigation.address.value
    scope.end()
    theatre.step(1)
    theatre.close()
    theatre.follow('other', floats)
    theatre.open(articleId, floats, nameOf(2))
    expect(navigation.address.value).toBe(opened)
    expect(theatre.state$.value?.at).toBe(0)
  })
})
