import { sampleContent } from '@xuekan/core/testing'
import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
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
const floats = articleFloats(pictures, tables)
const last = floats.length - 1
const nameOf = (at: number) => ({ kind: floats[at]?.kind ?? 'figure', id: floats[at]?.id ?? '' })

describe('createTheatre', () => {
  it('opens at a figure with captions and cells of all, and steps through them to the ends [C1.7]', () => {
    const theatre = createTheatre(gatewayBench(), createScope(), { context })
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
    const theatre = createTheatre(bench, createScope(), { context })
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
    const theatre = createTheatre({ articles }, scope, { context })
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
    const theatre = createTheatre({ articles }, createScope(), { context })
    theatre.open('other', floats, nameOf(0))
    theatre.open(articleId, floats, nameOf(0))
    answers[0]?.next(ok([]))
    answers[0]?.complete()
    expect(theatre.state$.value?.details).toBe(loading)
    answers[1]?.next(ok(pictures))
    answers[1]?.complete()
    expect(theatre.state$.value?.details.status).toBe('ready')
  })
})
