import { createNotices, type Clock, type NoticesModel } from '@xuekan/core'
import type { Scope } from '@xuekan/core/reactive'

/** The notices themselves, in a chunk of their own. */
export const openNotices = (clock: Clock, scope: Scope): NoticesModel => createNotices(clock, scope)
