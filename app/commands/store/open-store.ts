import {
  describeOpenProblem,
  joinStore,
  openDatabase,
  type Database,
  type StoreAddress,
} from '../../../server/rc-pub/index.ts'

/** A store as a command works with it. */
export interface OpenedStore {
  readonly database: Database
  /** Whether the portal works with it meanwhile, over the same connection. */
  readonly isShared: boolean
}

/**
 * Opens a store for a command: itself, or through the portal that has it open. A text says why it cannot be opened.
 * @param command as it is called, such as `npm run dump`
 */
export async function openStore(address: StoreAddress, command: string): Promise<OpenedStore | string> {
  const opened = await openDatabase(address)
  if (opened.ok) return { database: opened.value, isShared: false }
  const problem = opened.error
  if (problem.kind !== 'locked' || problem.holder.socket === '') return describeOpenProblem(problem)
  const joined = await joinStore(problem.folder, problem.holder.socket, command)
  if (joined.ok) return { database: joined.value, isShared: true }
  switch (joined.error.kind) {
    case 'busy':
      return `\`${joined.error.command}\` is at work on the data folder ${problem.folder}: wait until it ends.`
    case 'strange':
      return `The portal that has the data folder ${problem.folder} open is of another version: start it again first.`
    default:
      return describeOpenProblem(problem)
  }
}

/** Opens a store as it is, for a command that works with an empty one alone. */
export async function openBareStore(address: StoreAddress): Promise<OpenedStore | string> {
  const opened = await openDatabase(address, { isBare: true })
  return opened.ok ? { database: opened.value, isShared: false } : describeOpenProblem(opened.error)
}
