import { homeAddresses, loadHome } from '@xuekan/core'
import { homeHead } from '@xuekan/core/route'
import { HomePage } from '../../ui/pages/HomePage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'home',
  Screen: HomePage,
  input: (_route, { context, shell }) => ({ context, type: shell.site.type }),
  load: loadHome,
  head: homeHead,
  prose: [],
  addresses: homeAddresses,
})
