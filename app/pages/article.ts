import { articleAddresses } from '@xuekan/core/page'
import { articleHead } from '@xuekan/core/route'
import { ArticlePage } from '../../ui/pages/ArticlePage.tsx'
import { definePage, loadLater } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'article',
  Screen: ArticlePage,
  input: ({ by, text }, { context }) => ({ context, by, ...(text === undefined ? {} : { text }) }),
  load: loadLater('article', async () => (await import('./load-article.ts')).loadArticle),
  head: articleHead,
  absent: ({ gone }, t) => t(gone === true ? 'article.withdrawn' : 'article.missing'),
  prose: [
    'article.abstract.zh',
    'article.abstract.en',
    'article.about.summaries.zh',
    'article.about.summaries.en',
    'fullText.html',
    // short, but they come four at a time to pages that are short themselves
    'further.0.title',
    'further.1.title',
    'further.2.title',
    'further.3.title',
  ],
  addresses: articleAddresses,
})
