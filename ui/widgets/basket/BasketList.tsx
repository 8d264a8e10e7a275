import { localise } from '@xuekan/core'
import type { BasketModel, CitedItem } from '@xuekan/core/citation'
import type { MouseEvent } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { Icon } from '../Icon.tsx'
import * as styles from './basket-dialog.css.ts'
import { ItemCitation } from './ItemCitation.tsx'

interface Props {
  readonly model: BasketModel
  readonly items: readonly CitedItem[]
  /** The last item is about to be removed: the focus has no neighbour to go to. */
  readonly onLast: () => void
}

/** The collected articles with their citations, in the order in which they came. */
export function BasketList({ model, items, onLast }: Props) {
  const { language, t } = usePortal()
  const remove = ({ currentTarget }: MouseEvent, item: CitedItem): void => {
    const entry = currentTarget.closest('li')
    const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling
    const next = neighbour?.querySelector<HTMLElement>('button:last-child')
    if (next === null || next === undefined) onLast()
    else next.focus()
    model.remove(item)
  }
  return (
    <ol className={styles.list}>
      {items.map((item, index) => {
        const { siteId, id, selected } = item
        const named = { number: index + 1, title: localise(item.title, language) }
        return (
          <li key={`${siteId}/${id}`} className={styles.item}>
            <label className={styles.selectionBox}>
              <input
                type="checkbox"
                checked={selected}
                aria-label={t('basket.select', named)}
                onChange={() => model.select(item, !selected)}
              />
              <span aria-hidden="true">[{index + 1}]</span>
            </label>
            <div className={styles.cited}>
              <ItemCitation item={item} onRetry={model.loadCitations} />
            </div>
            <button
              type="button"
              className={styles.remove}
              aria-label={t('basket.remove', named)}
              onClick={(event) => remove(event, item)}
            >
              <Icon name="close" small />
            </button>
          </li>
        )
      })}
    </ol>
  )
}
