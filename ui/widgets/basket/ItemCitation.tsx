import { languageShown, localise } from '@xuekan/core'
import type { CitedItem } from '@xuekan/core/citation'
import { usePortal } from '../../binding/portal.ts'
import { unseen } from '../controls.css.ts'
import { Icon } from '../Icon.tsx'
import * as styles from './basket-dialog.css.ts'
import { textButton } from './basket-foot.css.ts'

interface Props {
  readonly item: CitedItem
  readonly onRetry: () => void
}

/** The citation of an item, or its title and why there is none. */
export function ItemCitation({ item, onRetry }: Props) {
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
          {t('basket.failed')}
          <button type="button" className={textButton} onClick={onRetry}>
            <Icon name="retry" small />
            {t('failed.retry')}
          </button>
        </p>
      </>
    )
  if (citation.status !== 'ready')
    return (
      <div className={styles.waiting}>
        <span className={unseen}>{t('basket.loading')}</span>
      </div>
    )
  if (citation.value.length === 0)
    return (
      <>
        {title}
        <p className={styles.none}>{t('basket.none')}</p>
      </>
    )
  return citation.value.map(({ language: own, text }, index) => (
    <p key={own} className={index === 0 ? styles.quote : styles.second} lang={own}>
      {text}
    </p>
  ))
}
