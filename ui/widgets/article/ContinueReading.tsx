import type { OutlineEntry, ReadingPlace } from '@xuekan/core/content'
import type { Behavior } from '@xuekan/core/reactive'
import { useEffect, useState } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { continueReading } from './article.css.ts'

interface Props {
  readonly articleId: string
  readonly outline: readonly OutlineEntry[]
  readonly place$: Behavior<ReadingPlace | null>
}

/**
 * One line that leads to where the reader stopped at an earlier visit, where that section is still there. Its room is kept before
 * the page is painted (`app/browser/before-paint.ts`), so that nothing moves as it comes.
 */
export function ContinueReading({ articleId, outline, place$ }: Props) {
  const { stopped, t } = usePortal()
  const [section, setSection] = useState<string | null>(null)
  const key = outline.map(({ id }) => id).join('\n')
  useEffect(() => {
    let end: (() => void) | null = null
    let left = false
    void stopped().then((model) => {
      if (left || model === null) return
      setSection(model.sectionOf(articleId))
      const ids = key.split('\n')
      const places = model.places$.value$.subscribe(({ remembers }) => {
        // what is forgotten is not offered any more
        if (!remembers) setSection(null)
      })
      const following = place$.value$.subscribe((place) => {
        if (place !== null) model.isAt(articleId, ids, place)
      })
      end = () => {
        places.unsubscribe()
        following.unsubscribe()
      }
    })
    return () => {
      left = true
      end?.()
      setSection(null)
      delete document.documentElement.dataset['stopped']
    }
  }, [articleId, key, place$, stopped])
  const entry = outline.find(({ id }) => id === section)
  return (
    <div className={continueReading}>
      {entry === undefined ? null : (
        <a href={`#${entry.id}`}>{t('reading.continue', { section: entry.text })}</a>
      )}
    </div>
  )
}
