import { hostname } from 'node:os'
import { exhaustive } from '@xuekan/core'
import type { FolderHolder } from './folder-lock/data-folder-lock.ts'
import type { OpenProblem } from './open-database.ts'

/** One sentence for the terminal of whoever starts the product. */
export function describeOpenProblem(problem: OpenProblem): string {
  switch (problem.kind) {
    case 'locked':
      return `The data folder ${problem.folder} is in use by another process (${holderName(problem.holder)}): stop it first, or name another folder in XUEKAN_DATA.`
    case 'unreadable':
      return `The data folder ${problem.folder} cannot be opened (${problem.reason}): check its rights, or name another folder in XUEKAN_DATA.`
    case 'full':
      return `The disk of the data folder ${problem.folder} is full: make room (a new store takes 100 MB), and start again; nothing that was stored is lost.`
    case 'unreachable':
      return `The database ${problem.server} cannot be reached (${problem.reason}): check DATABASE_URL.`
    case 'locale':
      return `The database ${problem.server} has the locale ${problem.locale}, which knows no Chinese characters, so that searches would miss them: create it with UTF-8 support (createdb --encoding=UTF8 --locale=C.UTF-8 --template=template0), and name it in DATABASE_URL.`
    case 'newer':
      return `The store was written by a newer version (schema ${problem.schema}, this version knows ${problem.known}): use that version, or another store.`
    default:
      return exhaustive(problem)
  }
}

const holderName = ({ pid, host }: FolderHolder): string =>
  host === '' || host === hostname() ? String(pid) : `${pid} on ${host}`
