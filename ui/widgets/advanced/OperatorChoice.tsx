import { advancedFormKeys, rowOperators, type AdvancedEntry } from '@xuekan/core/search'
import { usePortal } from '../../binding/portal.ts'
import { operator, operatorNot } from './advanced.css.ts'
import type { EntryProps } from './form-props.ts'

/** How a row or a group joins those above it; the first only says whether it is looked for or left out. */
export function OperatorChoice({
  model,
  path,
  entry,
  name,
}: EntryProps & { readonly entry: AdvancedEntry; readonly name: string }) {
  const { t } = usePortal()
  const isFirst = path.at(-1) === 0
  const chosen = isFirst && entry.operator === 'OR' ? 'AND' : entry.operator
  return (
    <select
      className={chosen === 'NOT' ? operatorNot : operator}
      name={entry.kind === 'row' ? advancedFormKeys.operator : advancedFormKeys.group}
      aria-label={t('advanced.operator', { name })}
      value={chosen}
      onChange={({ currentTarget: { value } }) =>
        model.change(path, { operator: rowOperators.find((each) => each === value) ?? chosen })
      }
    >
      {rowOperators.map((each) =>
        !isFirst ? (
          <option key={each} value={each}>
            {t(`advanced.operator.${each}`)}
          </option>
        ) : each === 'OR' ? null : (
          <option key={each} value={each}>
            {t(`advanced.first.${each}`)}
          </option>
        ),
      )}
    </select>
  )
}
