import {
  advancedFormKeys,
  advancedMatches,
  offeredFields,
  printPress,
  type AdvancedRow,
} from '@xuekan/core/search'
import { searchTermLimits } from '@xuekan/core/search'
import type { KeyboardEvent } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { field } from '../controls.css.ts'
import { Icon } from '../Icon.tsx'
import * as styles from './advanced.css.ts'
import { fieldId, focusField, placeName, type EntryProps } from './form-props.ts'
import { OperatorChoice } from './OperatorChoice.tsx'
import { Wrong } from './Wrong.tsx'

interface Props extends EntryProps {
  readonly row: AdvancedRow
  /** How many rows and groups stand in its list. */
  readonly count: number
}

/** One condition: how it joins those above it, where it looks, how closely, and for what (C2.30). */
export function Row({ row, count, ...props }: Props) {
  const { model, state, path } = props
  const { shell, t } = usePortal()
  const name = t('advanced.row', { place: placeName(path) })
  const id = fieldId('words', path)
  const errorId = fieldId('wrong', path)
  const isWrong = state.errors.some(
    (error) => error.kind === 'termTooLong' && placeName(error.path) === placeName(path),
  )
  const last = path.at(-1) ?? 0
  const move = (by: -1 | 1): void => {
    model.move(path, by)
    focusField(fieldId('words', [...path.slice(0, -1), Math.max(0, last + by)]))
  }
  const add = (): void => {
    model.addRow(path.slice(0, -1))
    focusField(fieldId('words', [...path.slice(0, -1), count]))
  }
  const operate = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add()
    else if (event.altKey && event.key === 'ArrowUp' && last > 0) move(-1)
    else if (event.altKey && event.key === 'ArrowDown') move(1)
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.row} role="group" aria-label={name}>
      <OperatorChoice {...props} entry={row} name={name} />
      <select
        className={styles.select}
        name={advancedFormKeys.field}
        aria-label={t('advanced.field', { name })}
        value={row.field}
        onChange={({ currentTarget: { value } }) => {
          const chosen = offeredFields(shell.site.type, row.field).find((each) => each === value)
          if (chosen !== undefined) model.change(path, { field: chosen })
        }}
      >
        {offeredFields(shell.site.type, row.field).map((each) => (
          <option key={each} value={each}>
            {t(`advanced.field.${each}`)}
          </option>
        ))}
      </select>
      <select
        className={styles.select}
        name={advancedFormKeys.match}
        aria-label={t('advanced.match', { name })}
        value={row.match}
        onChange={({ currentTarget: { value } }) =>
          model.change(path, { match: advancedMatches.find((each) => each === value) ?? row.match })
        }
      >
        {advancedMatches.map((each) => (
          <option key={each} value={each}>
            {t(`advanced.match.${each}`)}
          </option>
        ))}
      </select>
      <input
        type="text"
        id={id}
        className={`${field} ${styles.words} ${isWrong ? styles.wrong : ''}`}
        name={advancedFormKeys.text}
        value={row.text}
        maxLength={Math.max(searchTermLimits.normal, row.text.length)}
        aria-label={t('advanced.words', { name })}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        autoComplete="off"
        onKeyDown={operate}
        onChange={({ currentTarget: { value } }) => model.change(path, { text: value })}
      />
      <button
        type="submit"
        name={advancedFormKeys.press}
        value={printPress('remove', path)}
        className={styles.remove}
        aria-label={t('advanced.remove', { name })}
        onClick={(event) => {
          event.preventDefault()
          model.remove(path)
          focusField(fieldId('words', [...path.slice(0, -1), Math.max(0, last - 1)]))
        }}
      >
        <Icon name="close" small />
      </button>
      <Wrong
        id={errorId}
        className={styles.rowError}
        text={isWrong ? t('advanced.error.termTooLong') : null}
      />
    </div>
  )
}
