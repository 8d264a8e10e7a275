import type { UnissuedStage } from '../../domain/article/unissued.ts'
import { mapResult, succeed } from '../async-results.ts'
import type { ListAddresses } from './page-address.ts'

/** The list of one stage, on a site that has a journal with articles at it. */
export const unissuedAddresses =
  (stage: UnissuedStage): ListAddresses =>
  ({ context, shell }, { articles }) =>
    shell.site.type !== 'single'
      ? succeed([])
      : mapResult(articles.unissued(context, stage, { page: 0, size: 1 }), ({ content }) =>
          content.map(({ article }) => ({
            route: { page: stage, language: null, siteId: null, channelId: null },
            changedOn: article.publishedOn,
          })),
        )
