import {
  homeAddresses,
  loadHome,
  type HomeContent,
  type PageModel,
  type PagePorts,
  type PageTiming,
  type SearchContent,
  type Seed,
} from '@xuekan/core/page'
import {
  createBehavior,
  createScope,
  failed,
  ready,
  fail,
  type Behavior,
  type Remote,
  type Scope,
} from '@xuekan/core/reactive'
import { homeHead, parseRoute } from '@xuekan/core/route'
import { asSiteId, bareShell } from '@xuekan/core/site'
import { createFakeGateways, createVirtualClock, sampleContent } from '@xuekan/core/testing'
import { renderToString } from 'react-dom/server'
import { NEVER, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { pages } from '../../app/pages/registry.ts'
import { definePage, type PageContext, type PageDefinition } from '../../app/portal/page-definition.ts'

const context = { language: 'en', siteId: asSiteId('3') } as const
const clock = createVirtualClock()
const pageContext: PageContext = {
  context,
  language: 'en',
  shell: bareShell,
  ports: { ...createFakeGateways(sampleContent), clock, minimumDelay: 0 },
}
const t = (key: string): string => `words of ${key}`

const Journal = ({ model }: { readonly model: PageModel<HomeContent> }) => (
  <p>
    {model.state$.value.status === 'ready'
      ? model.state$.value.value.journals[0]?.sld
      : model.state$.value.status}
  </p>
)

const home = {
  page: 'home',
  Screen: Journal,
  input: () => ({ context, type: 'single' as const }),
  prose: [],
  addresses: homeAddresses,
} as const
const loadedHome = definePage({ ...home, load: loadHome, head: homeHead })

/** A page with a form: its model has a command and holds what was sent. */
interface FormModel extends PageModel<{ readonly sent: string }> {
  readonly send: (text: string) => void
}

function createForm(
  _ports: PagePorts & PageTiming,
  _scope: Scope,
  input$: Behavior<{ readonly path: string }>,
  seed: Seed<{ readonly path: string }, { readonly sent: string }> | null,
): FormModel {
  const state$ = createBehavior<Remote<{ readonly sent: string }>>(seed?.state ?? ready({ sent: 'nothing' }))
  return {
    state$,
    retry: () => undefined,
    send: (text) => state$.set(ready({ sent: `${text} from ${input$.value.path}` })),
  }
}

const sends: FormModel['send'][] = []
const Form = ({ model }: { readonly model: FormModel }) => {
  sends.push(model.send)
  return <form>{model.state$.value.status === 'ready' ? model.state$.value.value.sent : ''}</form>
}
const form = definePage({
  page: 'unknown',
  Screen: Form,
  input: ({ path }) => ({ path }),
  create: createForm,
  head: (content) => ({ title: [content === null ? 'A form' : `Sent: ${content.sent}`] }),
  prose: [],
  addresses: null,
})

const nowhere = parseRoute('/en/no/such')

describe('definePage', () => {
  it('settles a page that loads with what its function answers, and shows it in its screen', async () => {
    const opened = await loadedHome.settle(pageContext, createScope(), parseRoute('/en/home'), NEVER)
    expect(opened.state$.value).toMatchObject({ status: 'ready', value: { journal: { sld: 'jiang' } } })
    expect(renderToString(opened.view(parseRoute('/en/home')))).toBe('<p>jiang</p>')
    expect(opened.head(t)).toMatchObject({ title: [], content: { page: 'home' } })
  })

  it('settles a page as it fails, without content for its head', async () => {
    const failure = { kind: 'timeout', call: 'x' } as const
    const page = definePage({ ...home, load: () => fail(failure), head: homeHead })
    const opened = await page.settle(pageContext, createScope(), parseRoute('/en/home'), NEVER)
    expect(opened.state$.value).toEqual(failed(failure))
    expect(opened.head(t)).toEqual({ title: [], content: null })
  })

  it('settles a page that is late as a failure in words, and no longer waits for it', async () => {
    const page = definePage({ ...home, load: () => NEVER, head: homeHead })
    const opened = await page.settle(pageContext, createScope(), parseRoute('/en/home'), of('late'))
    expect(opened.state$.value).toEqual(failed({ kind: 'timeout', call: 'home' }))
    expect(renderToString(opened.view(parseRoute('/en/home')))).toBe('<p>failed</p>')
  })

  it('hands the model of a page with commands to its screen, its head and its routes', async () => {
    const opened = await form.settle(pageContext, createScope(), nowhere, NEVER)
    expect(renderToString(opened.view(nowhere))).toBe('<form>nothing</form>')
    sends.at(-1)?.('a letter')
    expect(renderToString(opened.view(nowhere))).toBe('<form>a letter from /en/no/such</form>')
    expect(opened.head(t)).toEqual({ title: ['Sent: a letter from /en/no/such'] })
  })

  it('begins in a browser with what the server settled, and follows its route', () => {
    const route$ = createBehavior(nowhere)
    const opened = form.kind(pageContext, ready({ sent: 'before' }))(createScope(), route$)
    expect(renderToString(opened.view(nowhere))).toBe('<form>before</form>')
    route$.set(parseRoute('/en/none/either'))
    sends.at(-1)?.('another')
    expect(opened.state$.value).toEqual(ready({ sent: 'another from /en/none/either' }))
  })

  it('refuses a route of another page, which only a wrong table can hand to it', async () => {
    await expect(form.settle(pageContext, createScope(), parseRoute('/en/home'), NEVER)).rejects.toThrow(
      "The page 'unknown' was given a route of 'home'",
    )
  })

  it('does not compile without a title or its addresses, for another content, or with a screen of another model', () => {
    const rest = { ...home, load: loadHome }
    const untitled = () => ({})
    const ofSearch = (content: SearchContent | null) => ({ title: [content?.query.term ?? ''] })
    const withForm = { ...rest, Screen: Form, head: () => ({ title: [] }) }
    const searchPage = {
      page: 'search',
      Screen: () => null,
      input: () => null,
      load: loadHome,
      head: () => ({ title: [] }),
      prose: [],
    } as const
    const wrong: readonly (() => PageDefinition)[] = [
      // @ts-expect-error a page has a head
      () => definePage(rest),
      // @ts-expect-error a head has a title
      () => definePage({ ...rest, head: untitled }),
      // @ts-expect-error the content is that of the page
      () => definePage({ ...rest, head: ofSearch }),
      // @ts-expect-error the model of what is loaded has no commands
      () => definePage(withForm),
      // @ts-expect-error a page that indexes list says where such pages are
      () => definePage({ ...rest, head: homeHead, addresses: null }),
      // @ts-expect-error what no index lists is in no sitemap
      () => definePage({ ...searchPage, addresses: homeAddresses }),
    ]
    expect(wrong).toHaveLength(6)
  })
})

describe('pages', () => {
  it('holds under each name the definition of that page', async () => {
    for (const [name, load] of Object.entries(pages)) expect((await load()).page.page).toBe(name)
  })
})
