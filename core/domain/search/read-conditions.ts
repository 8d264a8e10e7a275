import { localise, type Language } from '../language/language.ts'
import { present } from '../text/present.ts'
import { listIn, recordIn } from '../text/raw-record.ts'
import type { SearchCondition } from './advanced-conditions.ts'

/**
 * The conditions of a raw list, in its order (C3.10). Total. One without a field is left out, as is one whose field
 * stood before; one without any name is called by its field.
 */
export function readConditions(raw: unknown): readonly SearchCondition[] {
  const conditions = new Map<string, SearchCondition>()
  for (const entry of listIn(raw)) {
    const { field: rawField, condition, enCondition } = recordIn(entry)
    const field = present(rawField)
    const names = { condition: present(condition), enCondition: present(enCondition) }
    const nameless = names.condition === '' && names.enCondition === ''
    if (field === '' || conditions.has(field)) continue
    conditions.set(field, { field, ...names, ...(nameless ? { condition: field } : {}) })
  }
  return [...conditions.values()]
}

/** The name of a condition in this language, else in the other one (C3.10). */
export const conditionName = ({ condition, enCondition }: SearchCondition, language: Language): string =>
  localise({ zh: condition, en: enCondition }, language)
