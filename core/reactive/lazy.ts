/** Fetches something once, when it is first wanted; after a failure the next who wants it begins again. */
export function lazy<T>(load: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | null = null
  // a load that throws at once fails like one that rejects
  const begin = async (): Promise<T> => load()
  return () => {
    if (coming !== null) return coming
    const begun = begin()
    coming = begun
    begun.catch(() => {
      coming = null
    })
    return begun
  }
}
