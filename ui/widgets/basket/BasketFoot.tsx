import type { BasketModel, BasketState } from '@xuekan/core/citation'
import { useEffect, useRef } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { buttonPrimary } from '../controls.css.ts'
import { Icon } from '../Icon.tsx'
import * as styles from './basket-foot.css.ts'
import { ManualCopy } from './ManualCopy.tsx'
import { ClearStep } from './ClearStep.tsx'
import { ExportForm } from './ExportForm.tsx'
import { IndeterminateCheckbox } from './IndeterminateCheckbox.tsx'

interface Props {
  readonly model: BasketModel
  readonly state: BasketState
  /** Whether clearing waits to be confirmed. */
  readonly clearing: boolean
  readonly onClearing: (clearing: boolean) => void
  readonly onCleared: () => void
}

/** What can be done with the selected articles. */
export function BasketFoot({ model, state, clearing, onClearing, onCleared }: Props) {
  const { t } = usePortal()
  const { items, selected, allSelected, refused } = state
  const clearButton = useRef<HTMLButtonElement>(null)
  const requested = useRef(clearing)
  useEffect(() => {
    // the step took the place of the button, which gets the focus back
    if (requested.current && !clearing) clearButton.current?.focus()
    requested.current = clearing
  }, [clearing])
  const clear = (): void => {
    onClearing(false)
    onCleared()
    model.clear()
  }
  return (
    <div className={styles.foot}>
      {refused === null ? null : <ManualCopy key={refused} text={refused} />}
      {clearing ? (
        <ClearStep count={items.length} onClear={clear} onCancel={() => onClearing(false)} />
      ) : (
        <div className={styles.tools}>
          <label className={styles.all}>
            <IndeterminateCheckbox
              checked={allSelected}
              indeterminate={selected > 0 && !allSelected}
              onChange={() => model.selectAll(!allSelected)}
            />
            {t('basket.selectAll')}
          </label>
          <button type="button" className={styles.dangerButton} onClick={model.removeSelected}>
            <Icon name="trash" small />
            {t('basket.removeSelected')}
          </button>
          <button
            ref={clearButton}
            type="button"
            className={styles.quietButton}
            onClick={() => onClearing(true)}
          >
            {t('basket.clear')}
          </button>
        </div>
      )}
      <button type="button" className={`${buttonPrimary} ${styles.copy}`} onClick={model.copy}>
        <Icon name="copy" small />
        {t('basket.copy')}
      </button>
      <ExportForm onExport={model.exportSelected} />
    </div>
  )
}
