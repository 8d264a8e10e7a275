import { asSiteId } from '../../../core/domain/site/site.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { followLinks } from '../../../core/usecases/shell/follow-links.ts'
import { createFakeNavigation } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { heard } from '../support/heard.ts'

const place = {
  language: 'zh',
  host: { origin: 'http://jiang.localhost', siteId: asSiteId('1'), base: 'localhost' },
  shown: { id: asSiteId('1'), sld: 'jiang', domain: '' },
} as const

function follow(address: string) {
  const navigation = createFakeNavigation(address)
  const scope = createScope()
  return { navigation, scope, links$: followLinks(navigation, scope, place) }
}

describe('followLinks', () => {
  it('puts the language in front of links under /zh and /en, and nowhere else [C2.2, C2.22]', () => {
    const { navigation, links$ } = follow('/zh')
    expect(links$.value).toEqual({ ...place, prefixed: true })
    const families = heard(links$)
    for (const address of ['/zh/issue', '/seniorSearch?lang=zh', '/', '/zh/home']) navigation.go(address)
    expect(families.map(({ prefixed }) => prefixed)).toEqual([true, false, true])
  })

  it('follows no more when its scope has ended', () => {
    const { navigation, scope, links$ } = follow('/zh/home')
    scope.end()
    navigation.go('/')
    expect(links$.value.prefixed).toBe(true)
  })
})
