import type { SearchCondition } from '../../../core/domain/search/advanced-conditions.ts'
import { conditionTypeOf, type ConditionType } from '../../../core/domain/search/condition-types.ts'
import { searchTypes, type SearchType } from '../../../core/domain/shell/header-config.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import type { AsyncResult, RequestContext } from '../../../core/ports/async-result.ts'
import type { SearchGateway } from '../../../core/ports/search-gateway.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { succeed, fail } from '../../../core/usecases/async-results.ts'
import { createSearchConditions } from '../../../core/usecases/search/search-conditions.ts'
import { createFakeSearchHelp } from '@xuekan/core/testing'
import fc from 'fast-check'
import { from, Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { heard } from '../support/heard.ts'

const context: RequestContext = { language: 'en', siteId: asSiteId('7') }

const named = (field: string): SearchCondition => ({ field, condition: field, enCondition: field })

/** Each type has conditions of its own. */
const offered = (type: ConditionType): readonly SearchCondition[] => [named(`${type} 1`), named(`${type} 2`)]

const optionsOf = (type: SearchType): readonly SearchCondition[] => {
  const requested = conditionTypeOf(type)
  return requested === null ? [] : offered(requested)
}

type Conditions = AsyncResult<readonly SearchCondition[]>

function bench(conditions: (type: ConditionType) => Conditions, types: readonly SearchType[] = searchTypes) {
  const requested: ConditionType[] = []
  const contexts: RequestContext[] = []
  const search: Pick<SearchGateway, 'conditions'> = {
    conditions: (who, type) => {
      requested.push(type)
      contexts.push(who)
      return conditions(type)
    },
  }
  const scope = createScope()
  const model = createSearchConditions({ search }, scope, { context, types })
  return { requested, model, contexts, scope }
}

const atOnce = (type: ConditionType): Conditions => succeed(offered(type))
const failure = fail({ kind: 'unreachable', call: 'conditions' })

/** Answers in the order in which a test gives them. */
function byHand() {
  const waiting: { readonly type: ConditionType; readonly answer: Subject<unknown> }[] = []
  const made = bench((type) => {
    const answer = new Subject<unknown>()
    waiting.push({ type, answer })
    return answer as unknown as Conditions
  })
  const give = (place: number): void => {
    const call = waiting[place]
    call?.answer.next({ ok: true, value: call === undefined ? [] : offered(call.type) })
    call?.answer.complete()
  }
  return { ...made, waiting, give }
}

describe('createSearchConditions', () => {
  it('should offer the conditions of the latest type, whatever is answered late or fails [C4.17] [C7.4] [C8.3]', async () => {
    const step = fc.record({
      type: fc.constantFrom('article', 'picture', 'table', 'news' as const),
      fails: fc.oneof(
        { weight: 4, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
      ),
    })
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { maxLength: 10 }), async (s, steps) => {
        let fails = false
        const { model, requested } = bench((type) => {
          const answer = fails ? failure : atOnce(type)
          return from(
            s
              .schedule(Promise.resolve(), `conditions of ${type}`)
              .then(
                () => new Promise<never>((resolve) => answer.subscribe((result) => resolve(result as never))),
              ),
          )
        })
        const states = heard(model.state$)
        const walked = s.scheduleSequence(
          steps.map((one) => () => {
            fails = one.fails
            model.selectType(one.type)
            return Promise.resolve()
          }),
        )
        await s.waitIdle()
        await walked.task
        const last = steps.at(-1)?.type ?? 'article'
        expect(model.state$.value.type).toBe(last)
        const failed = steps.some((one) => one.fails)
        expect(failed ? optionsOf(last) : model.state$.value.options).toEqual(optionsOf(last))
        for (const { type, options, selected } of states) {
          expect(options.length === 0 ? [] : optionsOf(type)).toEqual(options)
          expect(selected).toBe(options[0] ?? null)
        }
        expect(requested.every((type) => searchTypes.includes(type))).toBe(true)
      }),
    )
  })

  it('should select the first condition after each switch, and what was chosen until then [C3.10] [C4.17]', () => {
    const action = fc.oneof(
      fc.record({ type: fc.constantFrom(...searchTypes) }),
      fc.record({ place: fc.nat({ max: 2 }) }),
    )
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const { model } = bench(atOnce)
        let type: SearchType = 'article'
        let place = 0
        for (const one of actions) {
          if ('type' in one) {
            if (one.type !== type) place = 0
            type = one.type
            model.selectType(one.type)
          } else {
            const field = optionsOf(type)[one.place]?.field
            if (field !== undefined) place = one.place
            model.selectCondition(field ?? 'no such field')
          }
          const options = optionsOf(type)
          expect(model.state$.value).toEqual({ type, options, selected: options[place] ?? null })
        }
      }),
    )
  })

  it('asks for the first type of the site, on behalf of its reader [C7.4]', () => {
    const { requested, model, contexts } = bench(atOnce, ['table', 'audio'])
    expect([requested, contexts]).toEqual([['table'], [context]])
    expect(model.state$.value).toMatchObject({ type: 'table', selected: named('table 1') })
  })

  it('is about articles where a site names no type', () => {
    expect(bench(atOnce, []).model.state$.value.type).toBe('article')
  })

  it('shows no options of the old type while those of the new one are on their way [C4.17]', () => {
    const { give, model } = byHand()
    give(0)
    const states = heard(model.state$)
    model.selectType('picture')
    give(1)
    expect(states.map(({ type, options }) => [type, options.length])).toEqual([
      ['article', 2],
      ['picture', 0],
      ['picture', 2],
    ])
  })

  it('asks once for each type whose conditions it knows [C4.17]', () => {
    const { requested, model } = bench(atOnce)
    for (const type of ['picture', 'article', 'picture', 'video', 'article'] as const) model.selectType(type)
    expect(requested).toEqual(['article', 'picture', 'video'])
    expect(model.state$.value.options).toEqual(offered('article'))
  })

  it('asks again for what was left before it was answered', () => {
    const { requested, give, model, waiting } = byHand()
    model.selectType('picture')
    expect(waiting.map(({ answer }) => answer.observed)).toEqual([false, true])
    give(0)
    model.selectType('article')
    expect([requested, model.state$.value.options]).toEqual([['article', 'picture', 'article'], []])
  })

  it('says nothing of a failure, offers no options, and asks again the next time [C8.3]', () => {
    let fails = true
    const { requested, model } = bench((type) => (fails ? failure : atOnce(type)))
    expect(model.state$.value).toEqual({ type: 'article', options: [], selected: null })
    model.selectType('news')
    fails = false
    model.selectType('article')
    expect(requested).toEqual(['article', 'article'])
    expect(model.state$.value.options).toEqual(offered('article'))
  })

  it('changes nothing for the type that is chosen already, nor for one that the site does not search [C4.17]', () => {
    const { requested, model } = bench(atOnce, ['article', 'video'])
    model.selectCondition('article 2')
    const states = heard(model.state$)
    model.selectType('article')
    model.selectType('picture')
    expect([states.length, requested]).toEqual([1, ['article']])
  })

  it('asks for nothing where a type has no conditions [C7.4]', () => {
    const { requested, model } = bench(atOnce, ['other', 'news'])
    model.selectType('news')
    expect([requested, model.state$.value]).toEqual([[], { type: 'news', options: [], selected: null }])
  })

  it('hears no answer when its scope has ended', () => {
    const { give, model, scope, waiting } = byHand()
    scope.end()
    give(0)
    model.selectType('picture')
    expect(model.state$.value).toEqual({ type: 'article', options: [], selected: null })
    expect(waiting.map(({ answer }) => answer.observed)).toEqual([false])
  })
})

describe('createFakeSearchHelp', () => {
  const read = <T>(answer: AsyncResult<T>): unknown => {
    const results: unknown[] = []
    answer.subscribe((result) => results.push(result))
    return results
  }

  it('offers what it was given, reads words, and suggests by their beginning [C7.4]', () => {
    const gateway = createFakeSearchHelp({
      conditions: { article: [named('title')] },
      phrases: ['Soliton waves', 'solid', 'river'],
    })
    expect(read(gateway.conditions(context, 'article'))).toEqual([{ ok: true, value: [named('title')] }])
    expect(read(gateway.conditions(context, 'table'))).toEqual([{ ok: true, value: [] }])
    expect(read(gateway.analyze(context, ' 水利  soliton ', 'article'))).toEqual([
      { ok: true, value: ['水利', 'soliton'] },
    ])
    expect(read(gateway.suggestions(context, 'SOLI'))).toEqual([
      {
        ok: true,
        value: ['Soliton waves', 'solid'].map((text) => ({ kind: 'keyword', text, other: '', site: null })),
      },
    ])
  })

  it('lets a test break every call', () => {
    const calls: string[] = []
    const gateway = createFakeSearchHelp({}, (call) => {
      calls.push(call)
      return fail({ kind: 'timeout', call })
    })
    const failed = [{ ok: false, error: { kind: 'timeout', call: 'analyze' } }]
    expect(read(gateway.analyze(context, 'a', 'article'))).toEqual(failed)
    read(gateway.conditions(context, 'article'))
    read(gateway.suggestions(context, 'a'))
    expect(calls).toEqual(['analyze', 'conditions', 'suggestions'])
  })
})
