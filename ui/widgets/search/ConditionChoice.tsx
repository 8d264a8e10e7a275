import { conditionName, type SearchConditionsModel } from '@xuekan/core/search'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { searchHelpWords } from '../../locales/search-help-words.ts'

/** What a search is narrowed to, once the conditions of its type are known (C3.10, C4.17). */
export function ConditionChoice() {
  const { searchHelp } = usePortal()
  const conditions = useBehavior(searchHelp.model$)?.conditions ?? null
  return conditions === null ? null : <Choice conditions={conditions} />
}

function Choice({ conditions }: { readonly conditions: SearchConditionsModel }) {
  const { language } = usePortal()
  const { options, selected } = useBehavior(conditions.state$)
  if (options.length < 2) return null
  return (
    <select
      aria-label={searchHelpWords[language].condition}
      value={selected?.field ?? ''}
      onChange={(event) => conditions.selectCondition(event.currentTarget.value)}
    >
      {options.map((option) => (
        <option key={option.field} value={option.field}>
          {conditionName(option, language)}
        </option>
      ))}
    </select>
  )
}
