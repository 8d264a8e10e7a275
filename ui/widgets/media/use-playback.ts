import type { StoredValue } from '@xuekan/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePortal } from '../../binding/portal.ts'
import type { StoredPlayback } from '../../binding/stored-playback.ts'

type Choice<K extends keyof StoredPlayback> = StoredPlayback[K] extends StoredValue<infer T> ? T : never

/**
 * How films and sounds are played, as the reader last chose for any of them, and what stores another choice: null until
 * the stored one is here, for good where it cannot be had.
 */
export function usePlayback<K extends keyof StoredPlayback>(
  what: K,
): readonly [Choice<K> | null, (wanted: Choice<K>) => void] {
  const { playback } = usePortal()
  const [value, setValue] = useState<Choice<K> | null>(null)
  const stored = useRef<StoredValue<Choice<K>> | null>(null)
  /** What is chosen before the stored one is here. */
  const chosen = useRef<Choice<K> | null>(null)
  useEffect(() => {
    let end: (() => void) | null = null
    let left = false
    void playback().then((models) => {
      if (left || models === null) return
      const model = models[what] as unknown as StoredValue<Choice<K>>
      stored.current = model
      const wanted = chosen.current
      if (wanted !== null) model.change(() => wanted)
      const following = model.value$.value$.subscribe(setValue)
      end = () => following.unsubscribe()
    })
    return () => {
      left = true
      end?.()
    }
  }, [playback, what])
  const choose = useCallback((wanted: Choice<K>): void => {
    chosen.current = wanted
    setValue(wanted)
    stored.current?.change(() => wanted)
  }, [])
  return [value, choose]
}
