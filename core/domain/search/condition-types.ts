import type { SearchType } from '../shell/header-config.ts'

/** The types that rc-pub offers conditions for (C7.4). */
export const conditionTypes = ['publication', 'picture', 'table', 'video', 'audio', 'article'] as const
export type ConditionType = (typeof conditionTypes)[number]

/** The type whose conditions a search of this type asks for; null for one without conditions: nothing is asked. */
export const conditionTypeOf = (type: SearchType): ConditionType | null =>
  conditionTypes.find((known) => known === type) ?? null
