import { loadResources } from '@xuekan/core/page'
import { resultsHead } from '@xuekan/core/route'
import { ResourcesPage } from '../../ui/pages/ResourcesPage.tsx'
import { offeredTypes } from '../portal/offered-types.ts'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'resources',
  Screen: ResourcesPage,
  input: ({ query, type }, { context, shell }) => ({
    context,
    type,
    query,
    offered: offeredTypes(shell),
  }),
  load: loadResources,
  head: (content, t) =>
    resultsHead(content, t(content === null ? 'results.title' : `results.titleOf.${content.found.type}`)),
  prose: [],
  addresses: null,
})
