import type { Failure } from '../../../core/domain/failure/failure.ts'
import type { Favourite } from '../../../core/domain/member/favourite.ts'
import type { Role } from '../../../core/domain/member/role.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { createBehavior } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { createFavouriteToggle } from '../../../core/usecases/member/favourite-toggle.ts'
import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { favouritesInMemory } from '../support/favourites-in-memory.ts'
import { gatedCalls } from '../support/gated-calls.ts'
import { heard } from '../support/heard.ts'

const context = { language: 'zh', siteId: asSiteId('3') } as const
const favourite: Favourite = { type: 'article', id: '7' }

function bench({ role = 'member', collected = [] }: { role?: Role; collected?: readonly Favourite[] } = {}) {
  const role$ = createBehavior<Role>(role)
  const scope = createScope()
  const notified: (readonly [string, string?])[] = []
  const events: string[] = []
  const gated = gatedCalls()
  const member = favouritesInMemory(collected, gated.onTheWay)
  const notify = (...message: readonly [string, string?]) => void notified.push(message)
  const model = createFavouriteToggle({ member, notify }, scope, { context, role$, favourite })
  model.events$.subscribe((event) => events.push(event))
  return { ...gated, role$, scope, notified, events, model, member, notify }
}

const unreachable: Failure = { kind: 'unreachable', call: 'collect' }

describe('createFavouriteToggle', () => {
  it('asks whether it is collected, and a click turns that round [C4.22] [C6.2]', () => {
    const { model, member, calls, events } = bench()
    expect(model.state$.value).toEqual({ value: false, busy: false })
    model.toggle()
    expect([model.state$.value.value, member.collected()]).toEqual([true, [favourite]])
    model.toggle()
    expect([model.state$.value.value, member.collected()]).toEqual([false, []])
    expect(calls).toEqual(['isCollected', 'collect', 'uncollect'])
    expect(events).toEqual([])
  })

  it('asks again when it may have changed elsewhere, and tells nobody that it could not [C4.22]', () => {
    const { member, calls, broken, notified, notify, role$, scope } = bench()
    const again$ = new Subject<void>()
    const { state$, toggle } = createFavouriteToggle({ member, notify }, scope, {
      context,
      role$,
      favourite,
      again$,
    })
    member.collect(context, favourite).subscribe()
    expect(state$.value.value).toBe(false)
    again$.next()
    expect(state$.value).toEqual({ value: true, busy: false })
    broken.set('isCollected', unreachable)
    const before = calls.length
    again$.next()
    expect([state$.value, calls.slice(before), notified]).toEqual([
      { value: true, busy: false },
      ['isCollected'],
      [],
    ])
    toggle()
    expect([state$.value.value, notified.length]).toEqual([true, 1])
  })

  it('keeps apart things of one id and several types, and of one type and several ids', () => {
    const { model, member } = bench({
      collected: [
        { type: 'picture', id: '7' },
        { type: 'article', id: '8' },
      ],
    })
    expect(model.state$.value.value).toBe(false)
    model.toggle()
    model.toggle()
    expect(member.collected()).toHaveLength(2)
  })

  it('shows at once what was clicked, and sends one call at a time, the last click only [C4.22]', () => {
    const { model, wait, answer, calls, member } = bench()
    wait()
    model.toggle()
    expect(model.state$.value).toEqual({ value: true, busy: true })
    model.toggle()
    model.toggle()
    model.toggle()
    expect(model.state$.value).toEqual({ value: false, busy: true })
    expect(calls).toEqual(['isCollected', 'collect'])
    answer()
    expect(calls).toEqual(['isCollected', 'collect', 'uncollect'])
    answer()
    expect([model.state$.value, member.collected()]).toEqual([{ value: false, busy: false }, []])
  })

  it('sends nothing for clicks that come to what the server has', () => {
    const { model, wait, answer, calls } = bench()
    wait()
    model.toggle()
    model.toggle()
    model.toggle()
    answer()
    expect([model.state$.value, calls]).toEqual([{ value: true, busy: false }, ['isCollected', 'collect']])
  })

  it('tells a failure and puts back the true state, which it asks for [C4.22] [C8.1]', () => {
    const { model, broken, notified, calls, member } = bench()
    const states = heard(model.state$)
    broken.set('collect', { kind: 'refused', call: 'collect', status: 5003, message: '收藏已满' })
    model.toggle()
    expect(notified).toEqual([['serverMessage', '收藏已满']])
    expect(calls).toEqual(['isCollected', 'collect', 'isCollected'])
    expect(member.collected()).toEqual([])
    expect(states.map(({ value }) => value)).toEqual([false, true, false, false])
    expect(model.state$.value.busy).toBe(false)
  })

  it('keeps a change that has changed while the one before it failed', () => {
    const { model, broken, wait, answer, calls, member, notified } = bench({ collected: [favourite] })
    broken.set('uncollect', unreachable)
    wait()
    model.toggle()
    model.toggle()
    model.toggle()
    model.toggle()
    answer()
    answer()
    expect(calls).toEqual(['isCollected', 'uncollect', 'isCollected'])
    expect([model.state$.value.value, member.collected()]).toEqual([true, [favourite]])
    expect(notified).toEqual([['getDataErrorMessage']])
  })

  it('shows what it knew last where the true state cannot be had either, and asks first at the next click', () => {
    const { model, broken, calls, notified, member } = bench({ collected: [favourite] })
    broken.set('uncollect', unreachable).set('isCollected', unreachable)
    model.toggle()
    expect(model.state$.value).toEqual({ value: true, busy: false })
    expect(notified).toHaveLength(2)
    broken.clear()
    model.toggle()
    expect(calls.slice(-2)).toEqual(['isCollected', 'uncollect'])
    expect([model.state$.value.value, member.collected()]).toEqual([false, []])
  })

  it('is not known while it could not be asked; a click asks, and collects', () => {
    const { model, broken, role$, calls, member } = bench({ role: 'visitor' })
    broken.set('isCollected', unreachable)
    role$.set('member')
    expect(model.state$.value).toEqual({ value: null, busy: false })
    expect(calls).toEqual(['isCollected'])
    broken.clear()
    model.toggle()
    expect([model.state$.value.value, member.collected()]).toEqual([true, [favourite]])
  })

  it('does not tell the end of a session, which is told once for all calls [C4.10]', () => {
    const { model, broken, notified } = bench()
    broken.set('collect', { kind: 'expired', call: 'collect', message: '登录已过期' })
    model.toggle()
    expect([notified, model.state$.value.value]).toEqual([[], false])
  })

  it('tells what is not there, and a refusal without words, in general words', () => {
    const { model, broken, notified } = bench()
    broken.set('collect', { kind: 'absent', call: 'collect' })
    model.toggle()
    broken.set('collect', { kind: 'refused', call: 'collect', status: 1, message: ' ' })
    model.toggle()
    expect(notified).toEqual([['getDataErrorMessage'], ['getDataErrorMessage']])
  })

  it('asks a visitor to log in instead of calling, and is off [C6.1] [C6.2] [C2.35]', () => {
    const { model, events, calls } = bench({ role: 'visitor', collected: [favourite] })
    model.toggle()
    expect(events).toEqual(['login'])
    expect([calls, model.state$.value]).toEqual([[], { value: false, busy: false }])
  })

  it('asks once the visitor has become a member, and forgets when the member has left [C6.2]', () => {
    const { model, role$, calls, events } = bench({ role: 'visitor', collected: [favourite] })
    role$.set('member')
    expect(model.state$.value.value).toBe(true)
    role$.set('visitor')
    expect(model.state$.value.value).toBe(false)
    model.toggle()
    expect([calls, events]).toEqual([['isCollected'], ['login']])
  })

  it('hears nothing more of a member who has left, nor of a page that is gone', () => {
    for (const end of ['role', 'scope'] as const) {
      const { model, wait, answer, role$, scope, calls } = bench()
      wait()
      model.toggle()
      if (end === 'role') role$.set('visitor')
      else scope.end()
      const { value } = model.state$
      answer()
      expect(model.state$.value).toBe(value)
      if (end === 'scope') model.toggle()
      expect(calls).toEqual(['isCollected', 'collect'])
    }
  })
})

describe('a press while it is asked whether the session goes on', () => {
  function asked() {
    const { calls, events, member, notify, role$, scope } = bench()
    const { length } = calls
    const known$ = new Subject<void>()
    const options = { context, role$, favourite, known$ }
    const { state$, events$, toggle } = createFavouriteToggle({ member, notify }, scope, options)
    events$.subscribe((event) => events.push(event))
    return { made: () => calls.slice(length), events, member, role$, scope, known$, state$, toggle }
  }

  it('waits for the answer, and is done where it goes on [C4.4] [C4.22]', () => {
    const { made, events, known$, member, state$, toggle } = asked()
    toggle()
    expect([made(), state$.value.busy]).toEqual([[], true])
    known$.next()
    known$.next()
    expect([made(), member.collected(), state$.value.value]).toEqual([
      ['isCollected', 'collect'],
      [favourite],
      true,
    ])
    expect(events).toEqual([])
  })

  it('leads to the login where it has ended, as a press of a visitor does, and calls nothing [C4.10] [C6.1]', () => {
    const { made, events, known$, role$, toggle } = asked()
    toggle()
    role$.set('visitor')
    known$.next()
    expect([made(), events]).toEqual([[], ['login']])
    role$.set('member')
    role$.set('visitor')
    expect(events).toEqual(['login'])
  })

  it('is needed for that: who has pressed nothing stays, and who has left the page is led nowhere [C4.4]', () => {
    const unpressed = asked()
    unpressed.role$.set('visitor')
    const left = asked()
    left.toggle()
    left.scope.end()
    left.role$.set('visitor')
    expect([unpressed.events, left.events]).toEqual([[], []])
  })
})

describe('a page that is left when a failure is told', () => {
  it('asks for nothing more', () => {
    const { role$, scope, member, broken, calls } = bench()
    broken.set('collect', unreachable)
    const model = createFavouriteToggle({ member, notify: scope.end }, scope, {
      context,
      role$,
      favourite,
    })
    model.toggle()
    expect(calls).toEqual(['isCollected', 'isCollected', 'collect'])
  })
})
