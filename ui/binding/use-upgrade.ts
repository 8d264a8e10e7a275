import { useCallback, useRef, useState } from 'react'

/** What has loaded, and how the part of the page that it replaces stood at that moment. */
export interface Upgrade<T, S> {
  readonly value: T
  readonly stood: S
}

/**
 * Something better that loads when it is first wanted. Until then, and if it cannot be had, there is null:
 * what stands in the page works without it.
 */
export function useUpgrade<T, S>(
  load: () => Promise<T>,
  look: () => S,
): readonly [Upgrade<T, S> | null, () => void] {
  const [upgrade, setUpgrade] = useState<Upgrade<T, S> | null>(null)
  const asked = useRef(false)
  const want = useCallback(() => {
    if (asked.current) return
    asked.current = true
    load().then(
      (value) => setUpgrade({ value, stood: look() }),
      () => {
        asked.current = false
      },
    )
  }, [load, look])
  return [upgrade, want]
}
