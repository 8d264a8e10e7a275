import type { HomeModule, ModuleContent } from '@xuekan/core/content'

/** What a module's component is given. */
export interface ModuleProps<K extends ModuleContent['kind']> {
  readonly module: HomeModule
  readonly content: Extract<ModuleContent, { readonly kind: K }>
  /** Twelfths of its column. */
  readonly width: number
}
