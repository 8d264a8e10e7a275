import type { ReadingPlace } from '@xuekan/core/content'
import { createBehavior, type Behavior } from '@xuekan/core/reactive'
import { useEffect, useState } from 'react'

/**
 * Where the reader is among these headings; null until the code that measures it is here. The page reads without it.
 */
export function useReadingPlace(ids: readonly string[]): Behavior<ReadingPlace | null> {
  const [place$] = useState(() => createBehavior<ReadingPlace | null>(null))
  const key = ids.join('\n')
  useEffect(() => {
    if (key === '') return undefined
    let stop: (() => void) | null = null
    let left = false
    import('./follow-reading.ts').then(
      ({ followReading }) => {
        if (!left) stop = followReading(key.split('\n'), place$.set)
      },
      () => undefined,
    )
    return () => {
      left = true
      stop?.()
    }
  }, [key, place$])
  return place$
}
