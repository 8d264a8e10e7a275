import type { HomeContent } from '@xuekan/core'

export type JournalHomeContent = Extract<HomeContent, { readonly kind: 'journal' }>
