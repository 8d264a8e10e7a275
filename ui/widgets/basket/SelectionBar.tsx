import { useState } from 'react'
import type { GatheringModel, Selection, SelectionWords } from '../../binding/gathering.ts'
import { usePortal } from '../../binding/portal.ts'
import { useHydrated } from '../../binding/use-hydrated.ts'
import { formatNumber } from '../../locales/format.ts'
import { Icon } from '../Icon.tsx'
import { waiting } from './add-to-basket.css.ts'
import { IndeterminateCheckbox } from './IndeterminateCheckbox.tsx'
import * as styles from './selection.css.ts'
import { ExportChoice } from './ExportChoice.tsx'
import { useOpener } from './use-opener.ts'

/** What adding does where nothing is chosen. */
export interface WholeList {
  readonly label: string
  /** How many it has put into the basket; 0 where that is told otherwise. */
  readonly add: (basket: GatheringModel) => number
}

interface Props {
  readonly selection: Selection
  /** Without it that nothing is chosen is told, and nothing is done (C5.3). */
  readonly whole?: WholeList
  /** Whether what is chosen can be exported from here too, without the basket. */
  readonly exports?: boolean
  readonly words?: SelectionWords | undefined
  /** Said of choosing all that are shown, where they are a page of more. */
  readonly label?: string
}

/** Chooses all articles of a list, and puts those that are chosen into the basket. */
export function SelectionBar({ selection, whole, exports, words, label }: Props) {
  const { basket, language, notices, t } = usePortal()
  const [added, setAdded] = useState(0)
  const { selected, all, setAll, clear } = selection
  const isChosen = selected.length > 0
  const shown = formatNumber(selected.length, language)
  const opener = useOpener()
  const add = (): void => {
    if (!isChosen && whole === undefined) return notices.notify('batchNoSelected')
    basket.use((model) => {
      const { held, left } = isChosen ? selection.addTo(model) : { held: whole?.add(model) ?? 0, left: 0 }
      setAdded(held)
      // what did not fit stays chosen
      if (left === 0) clear()
    })
  }
  const message =
    added > 0 ? t('basket.addedNow', { count: added, shown: formatNumber(added, language) }) : words?.told
  return (
    <div className={useHydrated() ? styles.bar : `${styles.bar} ${waiting}`}>
      <label className={styles.all}>
        <IndeterminateCheckbox
          checked={all}
          indeterminate={selection.some}
          onChange={() => {
            setAdded(0)
            setAll(!all)
          }}
        />
        {label ?? (exports && isChosen ? t('basket.selected', { shown }) : t('basket.selectAll'))}
      </label>{' '}
      <button
        type="button"
        className={styles.add}
        onPointerEnter={basket.want}
        onFocus={basket.want}
        onClick={add}
      >
        <Icon name="basket" small />
        {isChosen ? t('basket.addSelected', { shown }) : (whole?.label ?? t('basket.add'))}
      </button>
      {exports && isChosen ? <ExportChoice articles={selected} /> : null}
      <span className={styles.added} role="status">
        {isChosen ? words?.chosen : message}
      </span>
      {isChosen ? (
        words && (
          <button type="button" className={styles.add} onClick={clear}>
            {words.clear}
          </button>
        )
      ) : message ? (
        <button type="button" className={styles.add} {...opener}>
          {t('basket.open')}
        </button>
      ) : null}
    </div>
  )
}
