import { searchTypeOf } from '../shell/resource-types.ts'
import type { SearchType } from '../shell/header-config.ts'

/** An option of the site's search config: what a search of a type can be narrowed to (C3.10). */
export interface SearchOption {
  readonly type: SearchType
  readonly code: string
  /** In the language that the config was asked in. */
  readonly name: string
}

/** An option as the site's owner made it, its type by a resource id or a name. */
export type OfferedOption = Readonly<Record<keyof SearchOption, string>>

export type OptionsByType = Readonly<Partial<Record<SearchType, readonly SearchOption[]>>>

/**
 * The options of a site's search config by their type, in their order (C3.10). One of no type or without a code is left
 * out, as is one whose code stood before under its type; one without a name is called by its code. A type without
 * options is absent.
 */
export function searchOptionsByType(offered: readonly OfferedOption[]): OptionsByType {
  const options: Partial<Record<SearchType, readonly SearchOption[]>> = {}
  for (const { type: typeName, code, name } of offered) {
    const type = searchTypeOf(typeName)
    if (type === null || code === '') continue
    const before = options[type] ?? []
    if (before.some((option) => option.code === code)) continue
    options[type] = [...before, { type, code, name: name === '' ? code : name }]
  }
  return options
}
