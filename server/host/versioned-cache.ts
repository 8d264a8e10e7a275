/** Values of one version of the content, by key. */
export interface VersionedCache<T> {
  /**
   * The value that is cached, or what `load` gives. Who asks while it is on its way waits for the same. null and errors
   * are passed on to all who wait, and not cached.
   */
  readonly find: (
    key: string,
    load: () => Promise<T | null>,
    /** Whether a value is cached; without it every one is. */
    keeps?: (value: T) => boolean,
  ) => Promise<T | null>
  /** Lets go of all values, of those on their way as soon as they are there. */
  readonly clear: () => void
}

/**
 * Caches at most so many values; the one that was asked for longest ago makes room. A new version of the content drops
 * all, also those that are on their way. `dropped` is told of each value that makes room,
 * is of an older version or is cleared.
 */
export function createVersionedCache<T>(
  contentVersion: () => string,
  most: number,
  dropped: (value: T) => void = () => undefined,
): VersionedCache<T> {
  let version = contentVersion()
  let cached = new Map<string, Promise<T | null>>()
  const tell = (leaving: Promise<T | null> | undefined): void => {
    leaving?.then(
      (value) => {
        if (value !== null) dropped(value)
      },
      () => undefined,
    )
  }
  const clear = (): void => {
    for (const value of cached.values()) tell(value)
    cached = new Map()
  }
  return {
    clear,
    find: (key, load, keeps = () => true) => {
      if (version !== contentVersion()) {
        version = contentVersion()
        clear()
      }
      const values = cached
      const known = values.get(key)
      if (known !== undefined) {
        // to the end of the map: the first of it has waited longest
        values.delete(key)
        values.set(key, known)
        return known
      }
      const coming = load()
      values.set(key, coming)
      for (const oldest of values.keys()) {
        if (values.size <= most) break
        tell(values.get(oldest))
        values.delete(oldest)
      }
      const drop = (): void => {
        if (values.get(key) === coming) values.delete(key)
      }
      coming.then((value) => {
        if (value === null || !keeps(value)) drop()
      }, drop)
      return coming
    },
  }
}
