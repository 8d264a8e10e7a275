/** A browser throws where a page may not store. */
export function tried<T>(act: () => T, denied: T): T {
  try {
    return act()
  } catch {
    return denied
  }
}
