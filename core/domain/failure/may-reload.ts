/** Between two reloads for missing chunks, in milliseconds (C4.23). */
export const chunkReloadInterval = 60_000

/**
 * Whether the page may be loaded again for a missing chunk: at most once per interval (C4.23). A last time that cannot
 * be read, or lies in the future after the clock was set back, counts as none.
 */
export function mayReload(last: string | null, now: number): boolean {
  const time = last === null || last === '' ? Number.NaN : Number(last)
  return !(time <= now && now - time < chunkReloadInterval)
}
