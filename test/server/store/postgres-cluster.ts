import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** A private PostgreSQL server that listens on a socket in its own folder only. */
export interface PostgresCluster {
  readonly url: string
  readonly stop: () => void
}

const distribution = '/usr/lib/postgresql'

/** The folder of initdb and pg_ctl; null on a machine without PostgreSQL. */
function findPrograms(): string | null {
  const versions = existsSync(distribution)
    ? readdirSync(distribution).map((version) => join(distribution, version, 'bin'))
    : []
  const folders = [...versions.toSorted().toReversed(), ...(process.env['PATH'] ?? '').split(delimiter)]
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl'))) ?? null
  )
}

/** initdb refuses to run as root, so root starts the server as a user without rights. */
const unprivileged = 65_534

/** Starts a server with this locale for a test file; null (and a line in the output) where PostgreSQL is not installed. */
export function startPostgresCluster(locale = 'C.UTF-8'): PostgresCluster | null {
  const programs = findPrograms()
  if (programs === null) {
    process.stdout.write(
      'PostgreSQL is not installed here: the store is tested on the embedded engine alone.\n',
    )
    return null
  }
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-pg-'))
  const root = process.getuid?.() === 0
  chmodSync(folder, 0o700)
  if (root) chownSync(folder, unprivileged, unprivileged)
  const run = (program: string, ...parameters: readonly string[]): void => {
    execFileSync(join(programs, program), parameters, {
      cwd: folder,
      stdio: 'ignore',
      ...(root ? { uid: unprivileged, gid: unprivileged } : {}),
    })
  }
  const data = join(folder, 'data')
  run('initdb', '-D', data, '-U', 'xuekan', '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`, '--no-sync')
  run(
    'pg_ctl',
    '-D',
    data,
    '-w',
    '-l',
    join(folder, 'log'),
    '-o',
    `-c listen_addresses='' -k ${folder} -c fsync=off`,
    'start',
  )
  return {
    url: `postgres://xuekan@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
