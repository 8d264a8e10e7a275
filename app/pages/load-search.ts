/** A chunk of its own. */
export { loadSearch } from '@xuekan/core/page'
