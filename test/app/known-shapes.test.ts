import { loadArticle } from '@xuekan/core/page'
import { ready } from '@xuekan/core/reactive'
import { formatRoute, parseRoute } from '@xuekan/core/route'
import { openSite } from '@xuekan/core/site'
import { createFakeGateways, sampleContent } from '@xuekan/core/testing'
import { firstValueFrom } from 'rxjs'
import { expect, it } from 'vitest'
import { printState } from '../../app/portal/hydration-state.ts'

it('the shapes of an article page are known, so that its state does not name them', async () => {
  const gateways = createFakeGateways(sampleContent)
  const single = sampleContent.sites.find(({ site }) => site.type === 'single')
  if (single === undefined) throw new Error('The sample content has a journal.')
  const opened = await firstValueFrom(
    openSite(gateways, { sld: single.site.sld }, { fromAddress: 'zh', fromCookie: null }),
  )
  if (!opened.ok) throw new Error('The site opens.')
  const { shell } = opened.value
  const context = { language: 'zh', siteId: shell.site.id } as const
  const latest = await firstValueFrom(gateways.articles.latest(context, 1))
  const id = latest.ok ? (latest.value[0]?.id ?? '') : ''
  const article = await firstValueFrom(loadArticle(gateways, { context, by: { kind: 'id', id } }))
  if (!article.ok) throw new Error('The article is there.')
  const route = formatRoute(parseRoute(`/zh/article/${id}`))
  const printed = printState({ version: 1, language: 'zh', shell, route, page: ready(article.value) }, [])
  expect((JSON.parse(printed) as { readonly shapes: unknown }).shapes).toEqual([])
})
