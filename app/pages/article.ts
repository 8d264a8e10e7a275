import { articleAddresses, loadArticle } from '@xuekan/core'
import { articleHead } from '@xuekan/core/route'
import { ArticlePage } from '../../ui/pages/ArticlePage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'article',
  Screen: ArticlePage,
  input: ({ by }, { context }) => ({ context, by }),
  load: loadArticle,
  head: articleHead,
  prose: ['article.abstract.zh', 'article.abstract.en', 'fullText.html'],
  addresses: articleAddresses,
})
