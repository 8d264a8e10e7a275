/** A chunk of its own. */
export { loadPersonal } from '@xuekan/core/page'
