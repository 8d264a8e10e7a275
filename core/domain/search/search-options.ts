import { searchTypeOf } from '../chrome/resource-types.ts'
import type { SearchType } from '../chrome/header-config.ts'
import { present } from '../text/present.ts'
import { listIn, recordIn } from '../text/raw-record.ts'

/** An option of the site's search config: what a search of a type can be narrowed to (C3.10). */
export interface SearchOption {
  readonly type: SearchType
  readonly code: string
  /** In the language that the config was asked in. */
  readonly name: string
}

export type OptionsByType = Readonly<Partial<Record<SearchType, readonly SearchOption[]>>>

/**
 * The options of a raw list by their type, in its order (C3.10). Total. One of no type or without a code is left out,
 * as is one whose code stood before under its type; one without a name is called by its code. A type without options
 * is absent.
 */
export function readSearchOptions(raw: unknown): OptionsByType {
  const options: Partial<Record<SearchType, readonly SearchOption[]>> = {}
  for (const entry of listIn(raw)) {
    const { type: rawType, code: rawCode, name } = recordIn(entry)
    const type = searchTypeOf(rawType)
    const code = present(rawCode)
    if (type === null || code === '') continue
    const before = options[type] ?? []
    if (before.some((option) => option.code === code)) continue
    options[type] = [...before, { type, code, name: present(name) || code }]
  }
  return options
}
