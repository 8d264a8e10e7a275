import { ready, type Remote } from '@xuekan/core/reactive'
import { asSiteId, bareShell } from '@xuekan/core/site'
import { arbitraryShell } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseState, printState, type HydrationState } from '../../app/portal/hydration-state.ts'

const stateOf = (page: Remote<unknown>): HydrationState => ({
  version: 1,
  language: 'zh',
  host: { origin: 'http://a.localhost', siteId: asSiteId('7'), base: 'localhost' },
  shell: bareShell,
  route: '/zh/home',
  page,
})

const prose = ['article.abstract.zh', 'fullText.html']

describe('printState and parseState', () => {
  it('should give back any state whose prose stands in the page', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.jsonValue(), (abstract, html, other) => {
        const content = { article: { abstract: { zh: abstract, en: null }, other }, fullText: { html } }
        const page: Readonly<Record<string, string>> = {
          'article.abstract.zh': abstract,
          'fullText.html': html,
        }
        const state = stateOf(ready(JSON.parse(JSON.stringify(content))))
        const read = parseState(printState(state, prose), prose, (key) => page[key] ?? null)
        expect(read).toEqual(state)
      }),
    )
  })

  it('should give back any list of which some texts stand in the page', () => {
    const paths = ['further.0.title.zh', 'further.1.title.zh', 'further.2.title.zh', 'further.length.title']
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 4 }), (titles) => {
        const state = stateOf(ready({ further: titles.map((zh, at) => ({ id: String(at), title: { zh } })) }))
        const inPage = (key: string): string | null => titles[Number(key.split('.')[1])] ?? null
        expect(parseState(printState(state, paths), paths, inPage)).toEqual(state)
      }),
    )
  })

  it('should give back any shell, whatever its channels say of their place', () => {
    fc.assert(
      fc.property(arbitraryShell, (any) => {
        const noDescription = { zh: '', en: '' }
        const shell = { ...any, site: { ...any.site, description: noDescription } }
        const state = { ...stateOf(ready(null)), shell }
        expect(parseState(printState(state, []), [], () => null)).toEqual(state)
      }),
    )
  })

  it('should give back texts with addresses of files, and whatever stands for them', () => {
    const parts = fc.constantFrom('/rc-pub/front/files/get?id=', '\uE000', '\\ue000', '\\', '7', '"')
    fc.assert(
      fc.property(fc.array(parts), (texts) => {
        const state = stateOf(ready({ one: texts.join(''), all: texts }))
        expect(parseState(printState(state, []), [], () => null)).toEqual(state)
      }),
    )
  })

  it('should leave the prose out of the text', () => {
    const long = 'A sentence of the full text that must not travel twice. '.repeat(50)
    const text = printState(stateOf(ready({ fullText: { html: long } })), prose)
    expect(text).not.toContain('must not travel twice')
  })

  it('should never let the text end its script element', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const printed = printState(stateOf(ready({ text: `</script><!--${text}` })), prose)
        expect(printed).not.toContain('<')
      }),
    )
  })

  it('should start at loading when a prose is missing in the page', () => {
    const printed = printState(stateOf(ready({ fullText: { html: '<p>a</p>' } })), prose)
    expect(parseState(printed, prose, () => null)?.page).toEqual({ status: 'loading' })
  })

  it('should read no state out of junk', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (junk) => {
        const read = parseState(junk, prose, () => null)
        expect(read === null || read.version === 1).toBe(true)
      }),
    )
  })
})
