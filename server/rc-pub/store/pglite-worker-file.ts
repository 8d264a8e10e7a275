import { existsSync } from 'node:fs'

const beside = (name: string): URL => new URL(name, import.meta.url)

/**
 * The worker's file: the built one beside (or above) this module; else the source, where Node reads
 * TypeScript by itself; else null.
 */
export function findPgliteWorker(): URL | null {
  const built = ['./pglite-worker.js', '../pglite-worker.js'].map(beside).find((file) => existsSync(file))
  if (built !== undefined) return built
  const source = beside('./pglite-worker.ts')
  const readsTypeScript = Boolean((process.features as { readonly typescript?: unknown }).typescript)
  return readsTypeScript && existsSync(source) ? source : null
}
