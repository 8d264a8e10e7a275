/** The use case of a session, in a chunk of its own. */
export { createSession } from '@xuekan/core/member'
