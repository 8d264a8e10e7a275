import { loadPublications } from '@xuekan/core/page'
import { publicationQueryOf, resultsHead } from '@xuekan/core/route'
import { PublicationsPage } from '../../ui/pages/PublicationsPage.tsx'
import { offeredTypes } from '../portal/offered-types.ts'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'publications',
  Screen: PublicationsPage,
  input: (route, { context, shell }) => ({
    context,
    query: publicationQueryOf(route),
    offered: offeredTypes(shell),
  }),
  load: loadPublications,
  head: (content, t) => resultsHead(content, t('results.titleOf.publication')),
  prose: [],
  addresses: null,
})
