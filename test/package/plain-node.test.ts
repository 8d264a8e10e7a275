import { describe, expect, it } from 'vitest'
import { ownFolder, runNode } from './support/stranger.ts'

const rules = `
import { citeAs } from '@xuekan/core/citation'
import { validateEmail } from '@xuekan/core/member'
import { planOverflow } from '@xuekan/core/menu'
import { parseRoute, formatRoute } from '@xuekan/core/route'
const route = parseRoute('/en/article/10.5555/a%2Fb?from=here')
const words = { zh: ['林溪'], en: ['Xi Lin'] }
const article = { doi: '10.5555/x', title: { zh: '', en: 'Rivers' }, authors: words, journalName: { zh: '', en: 'Water' },
  year: 2026, volume: '3', issue: '2', firstPage: '1', lastPage: '9', elocationId: '' }
console.log(JSON.stringify([
  route.page, formatRoute(route), planOverflow([50, 50, 50], 30, 140), validateEmail('nobody').ok, citeAs(article, 'en'),
]))
`

const useCase = `
import { createPage, loadIssue, minimumFetchDelay } from '@xuekan/core/page'
import { createBehavior, createScope } from '@xuekan/core/reactive'
import { asSiteId, openSite } from '@xuekan/core/site'
import { createFakeGateways, createVirtualClock, sampleContent } from '@xuekan/core/testing'
const clock = createVirtualClock()
const ports = { ...createFakeGateways(sampleContent), clock, minimumDelay: minimumFetchDelay }
openSite(ports, { sld: 'jiang' }, { fromAddress: 'en', fromCookie: null }).subscribe((opened) => {
  const context = { language: opened.value.language, siteId: opened.value.shell.site.id }
  const query = { issueId: null, year: null, issue: null }
  const page = createPage(loadIssue)(ports, createScope(), createBehavior({ context, query }), null)
  const states = [page.state$.value.status]
  clock.advance(minimumFetchDelay)
  states.push(page.state$.value.status, page.state$.value.value.journal.name.en, page.state$.value.value.issue.year)
  console.log(JSON.stringify(states))
})
`

const laws = `
import fc from 'fast-check'
import { formatRoute, parseRoute } from '@xuekan/core/route'
import { arbitraryRoute, junkAddress } from '@xuekan/core/testing'
fc.assert(fc.property(arbitraryRoute, (route) => formatRoute(parseRoute(formatRoute(route))) === formatRoute(route)))
fc.assert(fc.property(junkAddress, (address) => typeof parseRoute(address).page === 'string'))
console.log('held')
`

describe('the installed core in plain Node', () => {
  it('should hold the rules', () => {
    const folder = ownFolder({ 'rules.mjs': rules })
    expect(JSON.parse(runNode(folder, 'rules.mjs'))).toEqual([
      'article',
      '/en/article/doi/10.5555/a/b',
      2,
      false,
      'LIN X. Rivers[J/OL]. Water, 2026, 3(2): 1-9. DOI:10.5555/x.',
    ])
  })

  it('should run a use case over fakes and a virtual clock', () => {
    const folder = ownFolder({ 'use-case.mjs': useCase })
    expect(JSON.parse(runNode(folder, 'use-case.mjs'))).toEqual([
      'loading',
      'ready',
      'Journal of Rivers',
      2026,
    ])
  })

  it('should bring arbitraries for properties of a stranger’s own', () => {
    expect(runNode(ownFolder({ 'laws.mjs': laws }), 'laws.mjs')).toBe('held\n')
  })

  it('should be shut but for its faces', () => {
    const folder = ownFolder({ 'inside.mjs': "import '@xuekan/core/dist/domain/route/parse-route.js'" })
    expect(() => runNode(folder, 'inside.mjs')).toThrow('ERR_PACKAGE_PATH_NOT_EXPORTED')
  })

  it('should need no DOM: nothing that only a browser has is touched when it is loaded', () => {
    const bare = `
      for (const name of ['URL', 'URLSearchParams', 'TextEncoder', 'TextDecoder', 'fetch', 'crypto', 'performance'])
        Reflect.deleteProperty(globalThis, name)
      const { parseRoute } = await import('@xuekan/core/route')
      console.log(parseRoute('/zh/article/doi/10.5555/a/b').page)
    `
    expect(runNode(ownFolder({ 'bare.mjs': bare }), 'bare.mjs')).toBe('article\n')
  })
})
