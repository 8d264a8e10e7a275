import { createHomePage } from '@xuekan/core'
import { HomePage } from '../../ui/pages/HomePage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'home',
  Screen: HomePage,
  input: (_route, { reader, chrome }) => ({ reader, type: chrome.site.type }),
  create: createHomePage,
  prose: [],
})
