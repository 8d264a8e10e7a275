import { createScope } from '../../../core/reactive/scope.ts'
import { watchVisitor } from '../../../core/usecases/shell/visitor-watch.ts'
import { createFakeCookieJar, createVirtualClock } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { heard } from '../support/heard.ts'

function bench(cookies: Readonly<Record<string, string>> = {}) {
  const clock = createVirtualClock()
  const jar = createFakeCookieJar(cookies)
  const scope = createScope()
  return { clock, jar, scope, visitor$: watchVisitor({ clock, cookies: jar }, scope) }
}

const anonymous = { kind: 'anonymous' }
const member = (shownName: string) => ({ kind: 'member', shownName })

describe('watchVisitor', () => {
  it('knows from the first moment who is reading [C4.4]', () => {
    expect(bench().visitor$.value).toEqual(anonymous)
    expect(bench({ userName: 'reader01' }).visitor$.value.kind).toBe('member')
  })

  it.each([
    ['13812345678', '138****5678'],
    ['reader01', '****er01'],
    ['zhang', '****hang'],
    ['lin', 'lin'],
  ])('shows the name %s as %s [C4.5]', (userName, shown) => {
    expect(bench({ userName }).visitor$.value).toEqual(member(shown))
  })

  it('takes a leaked undefined for no user [C4.5]', () => {
    expect(bench({ userName: 'undefined' }).visitor$.value).toEqual(anonymous)
    expect(bench({ userName: 'u****ined' }).visitor$.value).toEqual(anonymous)
  })

  it('notices within a second that the reader has logged in or out, and says so once [C4.4]', () => {
    const { clock, jar, visitor$ } = bench()
    const visitors = heard(visitor$)
    clock.advance(2_500)
    jar.write('userName', '13812345678')
    clock.advance(499)
    expect(visitors).toEqual([anonymous])
    clock.advance(1)
    expect(visitors).toEqual([anonymous, member('138****5678')])
    clock.advance(5_000)
    expect(visitors).toEqual([anonymous, member('138****5678')])
    jar.clear('userName')
    clock.advance(1_000)
    expect(visitors).toEqual([anonymous, member('138****5678'), anonymous])
  })

  it('looks no more when its scope has ended', () => {
    const { clock, jar, scope, visitor$ } = bench()
    scope.end()
    jar.write('userName', 'reader01')
    clock.advance(5_000)
    expect(visitor$.value).toEqual(anonymous)
  })
})
