import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyPostgresPrograms } from './postgres-programs.ts'

/** A private PostgreSQL server that listens on a socket in its own folder only. */
export interface PostgresCluster {
  /** Address of its first database. */
  readonly url: string
  readonly stop: () => void
}

/** initdb refuses to run as root, so root starts the server as a user without rights. */
const unprivileged = 65_534

/** Starts a server with this locale; null (and a line in the output) on a platform without PostgreSQL's programs. */
export function startPostgresCluster(locale = 'C.UTF-8'): PostgresCluster | null {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-pg-'))
  chmodSync(folder, 0o755)
  const programs = copyPostgresPrograms(join(folder, 'postgres'))
  if (programs === null) {
    rmSync(folder, { recursive: true, force: true })
    process.stdout.write(
      `There is no PostgreSQL for ${process.platform} ${process.arch}: the store is tested on the embedded engine alone.\n`,
    )
    return null
  }
  const root = process.getuid?.() === 0
  const home = join(folder, 'home')
  mkdirSync(home, { mode: 0o700 })
  if (root) chownSync(home, unprivileged, unprivileged)
  const run = (program: string, ...parameters: readonly string[]): void => {
    execFileSync(join(programs, program), parameters, {
      cwd: home,
      stdio: 'ignore',
      ...(root ? { uid: unprivileged, gid: unprivileged } : {}),
    })
  }
  const data = join(home, 'data')
  run('initdb', '-D', data, '-U', 'xuekan', '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`, '--no-sync')
  const settings = `-c listen_addresses='' -k ${home} -c fsync=off`
  run('pg_ctl', '-D', data, '-w', '-l', join(home, 'log'), '-o', settings, 'start')
  return {
    url: `postgres://xuekan@localhost/postgres?host=${encodeURIComponent(home)}`,
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
