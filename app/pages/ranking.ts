import { loadRanking, rankingAddresses } from '@xuekan/core/page'
import { RankingPage } from '../../ui/pages/RankingPage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'ranking',
  Screen: RankingPage,
  input: ({ by, period }, { context }) => ({ context, ranking: { by, period } }),
  load: loadRanking,
  head: (content, t) => ({ title: [t(content === null ? 'ranking.measures' : `ranking.${content.by}`)] }),
  prose: [],
  addresses: rankingAddresses,
})
