import { useCallback, useRef, useState } from 'react'
import { watchPress } from './watch-press.ts'

/** What has loaded, and how the part of the page that it replaces stood at that moment. */
export interface Loaded<T, S> {
  readonly value: T
  readonly stood: S
}

/**
 * Something better that loads when it is first wanted. Until then, and if it cannot be had, there is null:
 * what stands in the page works without it. Nothing is replaced while it is pressed.
 */
export function useLazy<T, S>(
  load: () => Promise<T>,
  look: () => S,
): readonly [Loaded<T, S> | null, () => void] {
  const [loaded, setLoaded] = useState<Loaded<T, S> | null>(null)
  const requested = useRef(false)
  const want = useCallback(() => {
    if (requested.current) return
    requested.current = true
    const press = watchPress()
    load().then(
      (value) => press.onceReleased(() => setLoaded({ value, stood: look() })),
      () => {
        press.end()
        requested.current = false
      },
    )
  }, [load, look])
  return [loaded, want]
}
