/** A chunk of its own. */
export { loadHome } from '@xuekan/core/page'
