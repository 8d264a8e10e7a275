import type { StoredValue } from '@xuekan/core'
import { usualSpeed, type PlaybackSpeed } from '@xuekan/core/content'
import { useEffect, useRef, useState } from 'react'
import { usePortal } from '../../binding/portal.ts'

/** How fast films and sounds are played, as the reader last chose for any of them, and what stores another choice. */
export function usePlaybackSpeed(): readonly [PlaybackSpeed, (wanted: PlaybackSpeed) => void] {
  const { playback } = usePortal()
  const [speed, setSpeed] = useState(usualSpeed)
  const stored = useRef<StoredValue<PlaybackSpeed> | null>(null)
  /** What is chosen before the stored one is here. */
  const chosen = useRef<PlaybackSpeed | null>(null)
  useEffect(() => {
    let end: (() => void) | null = null
    let left = false
    void playback().then((model) => {
      if (left || model === null) return
      stored.current = model
      const wanted = chosen.current
      if (wanted !== null) model.change(() => wanted)
      const following = model.value$.value$.subscribe(setSpeed)
      end = () => following.unsubscribe()
    })
    return () => {
      left = true
      end?.()
    }
  }, [playback])
  const choose = (wanted: PlaybackSpeed): void => {
    chosen.current = wanted
    setSpeed(wanted)
    stored.current?.change(() => wanted)
  }
  return [speed, choose]
}
