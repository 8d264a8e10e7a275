import type { UiLanguage } from '../language/ui-language.ts'
import { localise } from '../language/localized.ts'
import type { SearchCondition } from './advanced-conditions.ts'

/**
 * The conditions that a site offers, in its order (C3.10). One without a field is left out, as is one whose field stood
 * before; one without any name is called by its field.
 */
export function offeredConditions(offered: readonly SearchCondition[]): readonly SearchCondition[] {
  const conditions = new Map<string, SearchCondition>()
  for (const { field, condition, enCondition } of offered) {
    const nameless = condition === '' && enCondition === ''
    if (field === '' || conditions.has(field)) continue
    conditions.set(field, { field, condition: nameless ? field : condition, enCondition })
  }
  return [...conditions.values()]
}

/** The name of a condition in this language, else in the other one (C3.10). */
export const conditionName = ({ condition, enCondition }: SearchCondition, language: UiLanguage): string =>
  localise({ zh: condition, en: enCondition }, language)
