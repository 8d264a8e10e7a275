import { filter, map } from 'rxjs'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import { conditionName } from '../../domain/search/offered-conditions.ts'
import type { StoredValue } from '../../ports/stored-value.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { SearchConditionsModel } from './search-conditions.ts'

export interface StoreSelectedOption {
  readonly conditions: SearchConditionsModel
  readonly language: UiLanguage
}

/**
 * Keeps the label of the condition that is selected in the search box (C3.19), and selects the one that a former page
 * of the tab has kept when conditions first come. Switching the type selects its first, as ever (C4.17).
 */
export function storeSelectedOption(
  label: StoredValue<string>,
  scope: Scope,
  { conditions, language }: StoreSelectedOption,
): void {
  let stored: string | null = label.value$.value
  const selected$ = conditions.state$.value$.pipe(
    map(({ options }) => options),
    filter((options) => options.length > 0),
  )
  scope.add(
    selected$.subscribe((options) => {
      const known = options.find((option) => conditionName(option, language) === stored)
      stored = null
      if (known !== undefined) conditions.selectCondition(known.field)
      const { selected } = conditions.state$.value
      if (selected !== null) label.change(() => conditionName(selected, language))
    }),
  )
}
