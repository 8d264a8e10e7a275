import { useCallback, useRef, useState } from 'react'

/**
 * Something better that loads when it is first wanted. Until then, and if it cannot be had, there is null:
 * what stands in the page works without it.
 */
export function useUpgrade<T>(load: () => Promise<T>): readonly [T | null, () => void] {
  const [loaded, setLoaded] = useState<{ readonly value: T } | null>(null)
  const asked = useRef(false)
  const want = useCallback(() => {
    if (asked.current) return
    asked.current = true
    load().then(
      (value) => setLoaded({ value }),
      () => {
        asked.current = false
      },
    )
  }, [load])
  return [loaded?.value ?? null, want]
}
