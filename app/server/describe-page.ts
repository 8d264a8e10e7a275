import { createScope } from '@xuekan/core/reactive'
import { signpostsOf, writtenForm } from '@xuekan/core/route'
import { ReplaySubject } from 'rxjs'
import type { DescribePage } from '../../server/host/described/describe-page.ts'
import { pages } from '../pages/registry.ts'
import { headInputOf } from './head-input-of.ts'
import { openPage, type OpenPageOptions } from './open-page.ts'
import { statusOf } from './page-facts.ts'
import type { RendererOptions } from './render.tsx'
import { optionalWithin, standardDeadline } from './timely-ports.ts'

type DescriberOptions = OpenPageOptions & Pick<RendererOptions, 'openRequest' | 'translate' | 'deadline'>

/** Answers programs from the content of a page, without drawing it. */
export function createDescriber(options: DescriberOptions): DescribePage {
  const { deadline = standardDeadline, openRequest, sites, translate } = options
  return async (request, wanted) => {
    const ports = openRequest(request)
    const whole$ = new ReplaySubject<void>(1)
    const timer = ports.clock.after(deadline).subscribe(whole$)
    const scope = createScope()
    try {
      const deadlines = { whole$, optional$: ports.clock.after(optionalWithin(deadline)) }
      const opened = await openPage(request, ports, deadlines, options)
      if (opened.kind === 'redirect') return { kind: 'elsewhere', location: opened.location }
      const { shell, language, route } = opened
      const load = pages[route.page]
      if (load === undefined) return { kind: 'none', status: 404 }
      const { page } = await load()
      const context = { language, siteId: shell.site.id }
      const pageContext = { context, language, shell, ports: ports.pages }
      const settled = await page.settle(pageContext, scope, route, whole$)
      const status = statusOf(route, settled.state$.value)
      if (status !== 200) return { kind: 'none', status }
      const input = await headInputOf(settled.head(await translate(language)), opened, {
        ports,
        sites,
        deadlines,
      })
      if ('as' in wanted) {
        const body = writtenForm(input, wanted.as)
        return body === null ? { kind: 'none', status: 404 } : { kind: 'written', body }
      }
      const found = signpostsOf(input).find(
        ({ rel, type }) => (rel === 'describedby' || rel === 'linkset') && type === wanted.type,
      )
      return found === undefined ? { kind: 'none', status: 404 } : { kind: 'elsewhere', location: found.href }
    } finally {
      scope.end()
      timer.unsubscribe()
    }
  }
}
