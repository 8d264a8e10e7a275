import type { OutlineEntry, ReadingPlace } from '@xuekan/core/content'
import type { Behavior } from '@xuekan/core/reactive'
import type { ReactNode } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { useHydrated } from '../../binding/use-hydrated.ts'
import { outlineSheet } from '../article/sheets.ts'
import { waiting } from '../basket/add-to-basket.css.ts'
import { Icon } from '../Icon.tsx'
import { LookTool } from '../look/LookTool.tsx'
import * as styles from './parallel-bar.css.ts'

interface Props {
  readonly outline: readonly OutlineEntry[]
  readonly place$: Behavior<ReadingPlace | null>
  /** The ways to each text alone, which a phone has too. */
  readonly children: ReactNode
}

/** The bar over two texts, which stays at the head of the window: contents, the present section, how much is read. */
export function ParallelBar({ outline, place$, children }: Props) {
  const { t } = usePortal()
  const place = useBehavior(place$)
  const scripted = useHydrated()
  const section = outline[place?.present ?? 0]
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        {section === undefined ? null : (
          <>
            <button type="button" className={styles.contents} popoverTarget={outlineSheet}>
              <Icon name="list" />
              {t('reading.contents')}
            </button>{' '}
            <b className={styles.section}>{section.text}</b>{' '}
            {place === null ? null : (
              <span className={styles.read}>
                {t('reading.read', { percent: Math.round(place.progress * 100) })}
              </span>
            )}
          </>
        )}
        {children}
        <div className={styles.look}>
          <LookTool className={scripted ? styles.tool : `${styles.tool} ${waiting}`} />
        </div>
      </div>
      <progress
        className={styles.progress}
        aria-label={t('reading.progress')}
        max={1}
        value={place?.progress ?? 0}
      />
    </div>
  )
}
