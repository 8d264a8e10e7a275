import type { Collectable } from '@xuekan/core/citation'
import { useState } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useHydrated } from '../../binding/use-hydrated.ts'
import { formatNumber } from '../../locales/format.ts'
import { Icon } from '../Icon.tsx'
import { waiting } from './add-to-basket.css.ts'
import { IndeterminateCheckbox } from './IndeterminateCheckbox.tsx'
import * as styles from './selection.css.ts'
import { ExportChoice } from './ExportChoice.tsx'
import { useOpener } from './use-opener.ts'
import type { Selection } from './use-selection.ts'

interface Props {
  readonly selection: Selection
  /** What adding does where nothing is chosen; without it that is told, and nothing is done (C5.3). */
  readonly whole?: { readonly label: string; readonly articles: readonly Collectable[] }
  /** Whether what is chosen can be exported from here too, without the basket. */
  readonly exports?: boolean
}

/** Chooses all articles of a list, and puts those that are chosen into the basket. */
export function SelectionBar({ selection, whole, exports = false }: Props) {
  const { basket, language, notices, t } = usePortal()
  const [added, setAdded] = useState(0)
  const { selected, all, setAll } = selection
  const shown = (count: number): string => formatNumber(count, language)
  const articles = selected.length > 0 ? selected : (whole?.articles ?? [])
  const announced = added > 0 && selected.length === 0
  const opener = useOpener()
  const add = (): void => {
    if (articles.length === 0) return notices.notify('batchNoSelected')
    basket.use(({ addArticles }) => {
      addArticles(articles)
      setAdded(articles.length)
      setAll(false)
    })
  }
  return (
    <div className={useHydrated() ? styles.bar : `${styles.bar} ${waiting}`}>
      <label className={styles.all}>
        <IndeterminateCheckbox
          checked={all}
          indeterminate={selected.length > 0 && !all}
          onChange={() => {
            setAdded(0)
            setAll(!all)
          }}
        />
        {exports && selected.length > 0
          ? t('basket.selected', { shown: shown(selected.length) })
          : t('basket.selectAll')}
      </label>
      <button
        type="button"
        className={styles.add}
        onPointerEnter={basket.want}
        onFocus={basket.want}
        onClick={add}
      >
        <Icon name="basket" small />
        {selected.length > 0
          ? t('basket.addSelected', { shown: shown(selected.length) })
          : (whole?.label ?? t('basket.add'))}
      </button>
      {exports && selected.length > 0 ? <ExportChoice articles={selected} /> : null}
      <span className={styles.added} role="status">
        {announced ? t('basket.addedNow', { count: added, shown: shown(added) }) : ''}
      </span>
      {announced ? (
        <button type="button" className={styles.add} {...opener}>
          {t('basket.open')}
        </button>
      ) : null}
    </div>
  )
}
