import { languageShown, localise } from '@xuekan/core'
import type { BasketModel, CitedItem } from '@xuekan/core/citation'
import type { MouseEvent } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { basketWords } from '../../locales/basket-words.ts'
import { unseen } from '../controls.css.ts'
import { Icon } from '../Icon.tsx'
import * as styles from './basket-dialog.css.ts'
import { textButton } from './basket-foot.css.ts'

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

interface ItemCitationProps {
  readonly item: CitedItem
  readonly onRetry: () => void
}

/**
 * About as long as authors, journal, year, pages and DOI: the place of a citation that is on its way is as high as the
 * citation mostly is, so that nothing moves under a press when it comes.
 */
const aboutTheRest = '0000 '.repeat(22)

/** The citation of an item, or its title and why there is none. */
function ItemCitation({ item, onRetry }: ItemCitationProps) {
  const { language, t } = usePortal()
  const { citation } = item
  const title = (
    <p className={styles.quote} lang={languageShown(item.title, language)}>
      {localise(item.title, language)}
    </p>
  )
  if (citation.status === 'failed')
    return (
      <>
        {title}
        <p className={styles.failed}>
          {basketWords[language].failed}
          <button type="button" className={textButton} onClick={onRetry}>
            <Icon name="retry" small />
            {t('failed.retry')}
          </button>
        </p>
      </>
    )
  if (citation.status !== 'ready')
    return (
      <div>
        <span className={unseen}>{basketWords[language].loading}</span>
        <p className={styles.waiting} aria-hidden="true">
          {localise(item.title, language)} {aboutTheRest}
        </p>
      </div>
    )
  if (citation.value.length === 0)
    return (
      <>
        {title}
        <p className={styles.none}>{basketWords[language].none}</p>
      </>
    )
  return citation.value.map(({ language: own, text }, index) => (
    <p key={own} className={index === 0 ? styles.quote : styles.second} lang={own}>
      {text}
    </p>
  ))
}
