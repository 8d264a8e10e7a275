import type { KeyboardEvent } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { wrap } from '../controls.css.ts'
import { Icon } from '../Icon.tsx'
import * as styles from './top-news.css.ts'

interface Props {
  readonly count: number
  readonly current: number
  /** null where there is one picture alone. */
  readonly onStep: ((by: 1 | -1) => void) | null
  /** The arrow keys, wherever the focus is. */
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly opened: boolean
  /** Opens the line that it is folded into, and folds it again. */
  readonly onToggle: () => void
  readonly onDismiss: () => void
}

/** Back, which of how many, on; and away with it. A narrow phone has no room for back: on leads round to it. */
export function SlideControls({ count, current, onStep, onKeyDown, opened, onToggle, onDismiss }: Props) {
  const { t } = usePortal()
  return (
    <div className={`${wrap} ${styles.controls}`}>
      <div className={styles.plate}>
        {onStep === null ? null : (
          <>
            <button
              type="button"
              className={styles.previous}
              aria-label={t('topNews.previous')}
              onKeyDown={onKeyDown}
              onClick={() => onStep(-1)}
            >
              <Icon name="left" small />
            </button>
            <span className={styles.count} aria-hidden="true">
              {current + 1} / {count}
            </span>
            <button
              type="button"
              className={styles.next}
              aria-label={t('topNews.next')}
              onKeyDown={onKeyDown}
              onClick={() => onStep(1)}
            >
              <Icon name="right" small />
            </button>
          </>
        )}
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={opened}
          aria-label={t('topNews.pictures')}
          onClick={onToggle}
        >
          <Icon name="down" small />
        </button>
        <button
          type="button"
          className={styles.dismiss}
          aria-label={t('topNews.dismiss')}
          onClick={onDismiss}
        >
          <Icon name="close" small />
        </button>
      </div>
    </div>
  )
}
