import type { SearchType } from '../shell/header-config.ts'

/** What a member can keep: a thing of some type, by its id (C4.22, C7.12). */
export interface Favourite {
  readonly type: SearchType
  readonly id: string
}
