import { createHome, homeAddresses } from '@xuekan/core/page'
import { homeColumns } from '@xuekan/core/content'
import { homeHead } from '@xuekan/core/route'
import { HomePage } from '../../ui/pages/HomePage.tsx'
import { definePage, loadLater } from '../portal/page-definition.ts'
import { todayBy } from './today-by.ts'

export const page = definePage({
  page: 'home',
  Screen: HomePage,
  input: ({ period = null }, { context, shell, ports }) => ({
    context,
    type: shell.site.type,
    headerStyle: shell.header.style,
    today: todayBy(ports.clock),
    period,
    columns: homeColumns(shell.channels),
  }),
  create: createHome(loadLater('home', async () => (await import('./load-home.ts')).loadHome)),
  head: homeHead,
  prose: [],
  addresses: homeAddresses,
})
