import type { Role } from '../../../core/domain/member/role.ts'
import type { AsyncResult } from '../../../core/ports/async-result.ts'
import { createBehavior } from '../../../core/reactive/behavior.ts'
import { createBookCloud } from '../../../core/usecases/session/open-book-cloud.ts'
import { createFakeSessionGateway, type FakeBookCloud, type OnTheWay } from '@xuekan/core/testing'
import fc from 'fast-check'
import { of, Subject, switchMap } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { sessionBench } from './bench.ts'

interface Setting extends FakeBookCloud {
  readonly role?: Role
  readonly publicSite?: string
  readonly onTheWay?: OnTheWay
}

function bench({
  role = 'member',
  publicSite = 'https://books.example.org/',
  onTheWay,
  ...bookCloud
}: Setting = {}) {
  const base = sessionBench('/zh/home')
  const calls: string[] = []
  const session = createFakeSessionGateway(
    {},
    {
      bookCloud,
      onTheWay: (call, answer) => {
        calls.push(call)
        return onTheWay?.(call, answer) ?? answer
      },
    },
  )
  const { open } = createBookCloud({ ...base, session }, base.scope, {
    context$: base.context$,
    role$: createBehavior(role),
    publicSite,
  })
  return { ...base, calls, open }
}

const service = { jumpUrls: { c1: 'https://cloud.example.org/?p=c1' } }

describe('createBookCloud', () => {
  it('opens the service for a member with a credential, and does not ask for the setting [C6.2, C6.3, C7.8]', () => {
    const { calls, navigation, open, notified } = bench({ ...service, check: 'true' })
    open('c1')
    expect([navigation.left, calls, notified]).toEqual([
      ['https://cloud.example.org/?p=c1'],
      ['bookCloudUrl'],
      [],
    ])
  })

  it.each([
    ['visitor', 'c1'],
    ['visitor', ''],
    ['member', ''],
    ['member', 'undefined'],
  ] as const)(
    'leads a %s with the credential %j to login where that is required [C6.3]',
    (role, credential) => {
      const { calls, navigation, open } = bench({ ...service, check: 'true', role })
      open(credential)
      expect([navigation.address.value, navigation.left, calls]).toEqual([
        '/login?lang=zh',
        [],
        ['bookCloudCheck'],
      ])
    },
  )

  it('leads a visitor to the public book site where no login is required [C6.3]', () => {
    const { calls, navigation, open } = bench({ ...service, check: 'false', role: 'visitor' })
    open('c1')
    expect([navigation.left, navigation.address.value]).toEqual([['https://books.example.org/'], '/zh/home'])
    expect(calls).toEqual(['bookCloudCheck'])
  })

  it('stays in the application where the link is a path of the site', () => {
    const { navigation, open } = bench({ jumpUrls: { c1: '/zh/books?id=1' } })
    open('c1')
    expect([navigation.address.value, navigation.left]).toEqual(['/zh/books?id=1', []])
  })

  it.each(['javascript:alert(1)', '//evil.example', 'mailto:a@b.cn', '', 'null'])(
    'does not follow %j, and says that it failed [C6.3, C8.1]',
    (url) => {
      for (const setting of [{ jumpUrls: { c1: url } }, { role: 'visitor' as const, publicSite: url }]) {
        const { navigation, open, notified } = bench(setting)
        open('c1')
        expect([navigation.left, navigation.address.value]).toEqual([[], '/zh/home'])
        expect(notified).toEqual(['0 getDataErrorMessage'])
      }
    },
  )

  it('tells the failure of either call, and opens nothing [C6.3, C8.1]', () => {
    const error = { kind: 'refused', call: 'book', status: 5, message: '暂停服务' } as const
    const onTheWay: OnTheWay = (_call, answer) =>
      answer.pipe(switchMap(() => of({ ok: false as const, error })))
    for (const role of ['member', 'visitor'] as const) {
      const { navigation, open, notified } = bench({ ...service, role, onTheWay })
      open('c1')
      expect([navigation.left, navigation.address.value]).toEqual([[], '/zh/home'])
      expect(notified).toEqual(['0 serverMessage 暂停服务'])
    }
    const unknown = bench(service)
    unknown.open('c2')
    expect(unknown.notified).toEqual(['0 getDataErrorMessage'])
  })

  it('should open once for clicks in a row [C6.3]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), (clicks) => {
        const gate = new Subject<void>()
        const onTheWay = <T>(_call: string, answer: AsyncResult<T>): AsyncResult<T> =>
          gate.pipe(switchMap(() => answer))
        const { calls, navigation, open } = bench({ ...service, onTheWay })
        for (let click = 0; click < clicks; click += 1) open('c1')
        gate.next()
        expect([calls, navigation.left]).toEqual([['bookCloudUrl'], ['https://cloud.example.org/?p=c1']])
      }),
    )
  })

  it('opens nothing more when its scope has ended', () => {
    const { calls, open, scope } = bench(service)
    scope.end()
    open('c1')
    expect(calls).toEqual([])
  })
})
