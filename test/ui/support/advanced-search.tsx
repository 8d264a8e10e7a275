import { createAdvancedSearch } from '@xuekan/core/page'
import { createBehavior, createScope } from '@xuekan/core/reactive'
import { parseRoute, type AdvancedSearchRoute } from '@xuekan/core/route'
import { asSiteId } from '@xuekan/core/site'
import { createFakeGateways, createVirtualClock, sampleContent } from '@xuekan/core/testing'
import { AdvancedSearchPage } from '../../../ui/pages/AdvancedSearchPage.tsx'

/** The page of an advanced search at an address, over what the fakes answer. */
export function advancedScreen(address: string) {
  const route = parseRoute(address) as AdvancedSearchRoute
  const input$ = createBehavior({ context: { language: 'en' as const, siteId: asSiteId('3') }, route })
  const ports = { ...createFakeGateways(sampleContent), clock: createVirtualClock(), minimumDelay: 0 }
  const model = createAdvancedSearch(ports, createScope(), input$, null)
  return <AdvancedSearchPage model={model} route={route} />
}
