/** A chunk of its own. */
export { loadArticle } from '@xuekan/core/page'
