import { createHome, homeAddresses, type AsyncResult, type HomeContent, type HomeInput } from '@xuekan/core'
import { homeColumns } from '@xuekan/core/content'
import { homeHead } from '@xuekan/core/route'
import { fail } from '@xuekan/core/reactive'
import { catchError, from, switchMap } from 'rxjs'
import type { PagePorts } from '@xuekan/core'
import { HomePage } from '../../ui/pages/HomePage.tsx'
import { definePage } from '../portal/page-definition.ts'

/** The rules that compose a home come when one is loaded in the browser: the first one is composed on the server. */
const load = (ports: PagePorts, input: HomeInput): AsyncResult<HomeContent> =>
  from(import('./load-home.ts')).pipe(
    switchMap(({ loadHome }) => loadHome(ports, input)),
    catchError(() => fail({ kind: 'unreachable', call: 'home' })),
  )

export const page = definePage({
  page: 'home',
  Screen: HomePage,
  input: ({ period = null }, { context, shell, ports }) => ({
    context,
    type: shell.site.type,
    headerStyle: shell.header.style,
    today: new Date(ports.clock.now()).toISOString().slice(0, 10),
    period,
    columns: homeColumns(shell.channels),
  }),
  create: createHome(load),
  head: homeHead,
  prose: [],
  addresses: homeAddresses,
})
