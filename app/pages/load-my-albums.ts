/** A chunk of its own. */
export { loadMyAlbums } from '@xuekan/core/page'
