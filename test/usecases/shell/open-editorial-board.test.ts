import type { Channel } from '../../../core/domain/channel/channel.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import type { RequestContext } from '../../../core/ports/async-result.ts'
import type { CollectionGateway } from '../../../core/ports/collection-gateway.ts'
import { constant } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { fail } from '../../../core/usecases/async-results.ts'
import { followLinks } from '../../../core/usecases/shell/follow-links.ts'
import { openEditorialBoard } from '../../../core/usecases/shell/open-editorial-board.ts'
import { createFakeShellGateways, createFakeNavigation } from '@xuekan/core/testing'
import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { listening } from '../support/notified.ts'

const context: RequestContext = { language: 'zh', siteId: asSiteId('3') }

const board = (id: string): Channel => ({
  id,
  parentId: '',
  siteId: context.siteId,
  name: { zh: '编委会', en: 'Board' },
  code: 'editorial',
  enabled: true,
  link: '',
  bannerId: '',
  newsDataType: '',
  styleId: '',
  children: [],
})

function bench(address: string, collections: Pick<CollectionGateway, 'firstExpert'>, hostSite = '3') {
  const navigation = createFakeNavigation(address)
  const scope = createScope()
  const { notify, notified } = listening()
  const links$ = followLinks(navigation, scope, {
    language: 'zh',
    host: { origin: 'http://jiang.localhost', siteId: asSiteId(hostSite), base: 'localhost' },
    shown: { id: asSiteId('3'), sld: 'jiang', domain: '' },
  })
  const options = { context$: constant(context), links$, notify }
  const open = openEditorialBoard({ collections, navigation }, scope, options)
  return { navigation, open, scope, notified }
}

const { collections } = createFakeShellGateways({ firstExperts: { 31: 'm7' } })

describe('openEditorialBoard', () => {
  it.each([
    ['/zh/home', '/zh/editorial-board/31/m7'],
    ['/en', '/zh/editorial-board/31/m7'],
    ['/zh?a=b', '/zh/editorial-board/31/m7'],
    ['/homeNav?index=0', '/newEditorial/3/31/m7/zh'],
    ['/zhong/home', '/newEditorial/3/31/m7/zh'],
  ])('opens at the first member, in the form of the current path: %s [C2.14]', (address, expected) => {
    const { navigation, open } = bench(address, collections)
    open(board('31'))
    expect(navigation.address.value).toBe(expected)
  })

  it.each([
    ['/zh/home?siteId=3', '/zh/editorial-board/31/m7?siteId=3'],
    ['/homeNav?index=0&siteId=3', '/newEditorial/3/31/m7/zh'],
  ])(
    'stays on the site that the address names on the host of another: %s [C1.1, C2.14]',
    (address, expected) => {
      const { navigation, open } = bench(address, collections, '9')
      open(board('31'))
      expect(navigation.address.value).toBe(expected)
    },
  )

  it('opens without a member where the list is empty [C2.14]', () => {
    const { navigation, open, notified } = bench('/zh/home', collections)
    open(board('32'))
    expect([navigation.address.value, notified]).toEqual(['/zh/editorial-board/32', []])
  })

  it('opens without a member where the list cannot be had, and tells it in general words [C8.1]', () => {
    const { navigation, open, notified } = bench('/zh/home', {
      firstExpert: () => fail({ kind: 'refused', call: 'experts', status: 5, message: '繁忙' }),
    })
    open(board('31'))
    expect([navigation.address.value, notified]).toEqual(['/zh/editorial-board/31', ['getDataErrorMessage']])
  })

  it('opens the board that was chosen last, and none when its scope has ended', () => {
    const answers = new Map<string, Subject<{ readonly ok: true; readonly value: string }>>()
    const { navigation, open, scope } = bench('/zh/home', {
      firstExpert: (_, id) => {
        const answer = new Subject<{ readonly ok: true; readonly value: string }>()
        answers.set(id, answer)
        return answer
      },
    })
    open(board('31'))
    open(board('32'))
    answers.get('32')?.next({ ok: true, value: 'b' })
    answers.get('31')?.next({ ok: true, value: 'a' })
    expect(navigation.address.value).toBe('/zh/editorial-board/32/b')
    scope.end()
    open(board('31'))
    expect(navigation.address.value).toBe('/zh/editorial-board/32/b')
  })
})
