import { createNotices, type Clock, type NoticesModel, type Scope } from '@xuekan/core'

/** The notices themselves, in a chunk of their own. */
export const openNotices = (clock: Clock, scope: Scope): NoticesModel => createNotices(clock, scope)
