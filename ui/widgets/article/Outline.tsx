import { minutesLeft, type OutlineEntry, type ReadingPlace } from '@xuekan/core/content'
import type { Behavior } from '@xuekan/core/reactive'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import * as styles from './outline.css.ts'

interface Props {
  readonly items: readonly OutlineEntry[]
  /** How long the whole text takes. */
  readonly minutes: number
  readonly place$: Behavior<ReadingPlace | null>
}

/** Where the reader can go within the article, and where the reader is: the line beside it is the progress. */
export function Outline({ items, minutes, place$ }: Props) {
  const { t } = usePortal()
  const place = useBehavior(place$)
  const present = place?.present ?? -1
  const progress = place?.progress ?? 0
  const left = minutesLeft(minutes, progress)
  return (
    <nav className={styles.outline} aria-label={t('article.outline')}>
      <p className={styles.head}>
        <b>{t('reading.contents')}</b>{' '}
        {place === null ? null : <span>{t('reading.read', { percent: Math.round(progress * 100) })}</span>}{' '}
        {left === null ? null : (
          <span>{t(progress === 0 ? 'reading.minutes' : 'reading.left', { count: left })}</span>
        )}
      </p>
      <ol className={styles.items}>
        {items.map(({ id, text, level }, index) => (
          <li key={id} className={level > 2 ? styles.second : undefined}>
            <a href={`#${id}`} aria-current={index === present ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
