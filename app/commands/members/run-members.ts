import { readIdentifier } from '@xuekan/core/member'
import {
  createAccountNews,
  endEverySession,
  endSessions,
  findMember,
  listMembers,
  lockMember,
  mergeMembers,
  readAudit,
  removeByOperator,
  unlockMember,
  type AccountNews,
  type Database,
  type Senders,
  type StoredMember,
} from '../../../server/rc-pub/index.ts'
import type { OpenedStore } from '../store/open-store.ts'
import { done, refused, type CommandOutcome } from '../store/run-command.ts'
import { readMembersRequest, type MembersCommand } from './read-members-request.ts'

export interface MembersRequest {
  /** What stands behind `npm run members --`. */
  readonly args: readonly string[]
  /** Opens the store; a text says why it cannot be opened. */
  readonly open: () => Promise<OpenedStore | string>
  readonly senders: Senders
  /** Who runs the command, as the audit names them. */
  readonly operator: string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Lines that are listed at most. */
const most = 200

/** What operators do with members: each change leaves a line of who did what, when and why. */
export async function runMembers({ args, open, ...rest }: MembersRequest): Promise<CommandOutcome> {
  const command = readMembersRequest(args)
  if (!('command' in command)) return refused(command)
  const opened = await open()
  if (typeof opened === 'string') return refused([opened])
  const { database, isShared } = opened
  // the letter that waits is in the queue, where whoever sends next finds it
  const report = (): void => undefined
  const news = createAccountNews({ ...rest, database, report, ahead: isShared ? 60_000 : 0 })
  try {
    const outcome = await run(command, { ...rest, database, news })
    await news.sent()
    return outcome
  } finally {
    await database.close()
  }
}

type Work = Pick<MembersRequest, 'operator' | 'now'> & {
  readonly database: Database
  readonly news: AccountNews
}

function run(command: MembersCommand, work: Work): Promise<CommandOutcome> {
  switch (command.command) {
    case 'list':
      return list(work, command.term)
    case 'audit':
      return audit(work, command.who)
    case 'merge':
      return merge(work, command)
    case 'logoutAll':
      return logoutAll(work, command)
    default:
      return change(work, command)
  }
}

const find = ({ database }: Work, who: string): Promise<StoredMember | null> => {
  const [, id] = /^id:(\d{1,15})$/.exec(who) ?? []
  return findMember(database, id === undefined ? readIdentifier(who) : { kind: 'id', value: Number(id) })
}

const nobody = (who: string): CommandOutcome => refused([`Nobody is known as ${who}.`])

const timeOf = (at: number): string => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z')

async function list({ database, now }: Work, term: string): Promise<CommandOutcome> {
  const found = await listMembers(database, { term, now: now(), limit: most + 1 })
  if (found.length === 0) return done([term === '' ? 'There are no members.' : `No member has ${term}.`])
  const lines = found.slice(0, most).map((member) => {
    const { id, userName, mobileNo, email, created, locked, sessions } = member
    const ways = [mobileNo, email].filter((way) => way !== '' && way !== userName)
    return [
      `id:${id}`,
      userName,
      ways.join(' '),
      `since ${timeOf(created)}`,
      `sessions ${sessions}`,
      ...(locked === null ? [] : [`locked ${timeOf(locked)}`]),
    ].join('\t')
  })
  return done(found.length > most ? [...lines, `… and more: name what you look for.`] : lines)
}

async function audit(work: Work, who: string | null): Promise<CommandOutcome> {
  const [, id] = /^id:(\d{1,15})$/.exec(who ?? '') ?? []
  // who is no more is known by the id alone
  const member = who === null || id !== undefined ? null : await find(work, who)
  if (who !== null && id === undefined && member === null) return nobody(who)
  const of = id === undefined ? member?.id : id
  const lines = await readAudit(work.database, of === undefined ? null : Number(of), most)
  if (lines.length === 0) return done(['Nothing is written down.'])
  return done(
    lines.map(({ at, operator, action, memberId, userName, detail }) =>
      [timeOf(at), operator, action, `id:${memberId}`, userName, ...(detail === '' ? [] : [detail])].join(
        '\t',
      ),
    ),
  )
}

async function change(
  work: Work,
  command: Extract<MembersCommand, { readonly command: 'lock' | 'unlock' | 'logout' | 'remove' }>,
): Promise<CommandOutcome> {
  const { database, operator, now, news } = work
  const { who, reason } = command
  const member = await find(work, who)
  if (member === null) return nobody(who)
  const act = { operator, at: now(), reason }
  const name = `${member.userName} (id:${member.id})`
  switch (command.command) {
    case 'lock':
      return (await lockMember(news, member, act))
        ? done([`${name} is locked, and logged out everywhere.`])
        : refused([`${name} is locked already.`])
    case 'unlock':
      return (await unlockMember(news, member, act))
        ? done([`${name} can log in again.`])
        : refused([`${name} is not locked.`])
    case 'logout': {
      const ended = await endSessions(database, member, act)
      return ended === 0
        ? refused([`${name} is logged in nowhere.`])
        : done([`${name} is logged out everywhere.`])
    }
    case 'remove':
      if (!command.isSure)
        return refused([`${name} would be deleted with all that is theirs, for good. Say so with --yes.`])
      if (!(await removeByOperator(news, member, act))) return nobody(who)
      return done([`${name} is deleted.`])
  }
}

async function logoutAll(
  { database, operator, now }: Work,
  { reason, isSure }: Extract<MembersCommand, { readonly command: 'logoutAll' }>,
): Promise<CommandOutcome> {
  if (!isSure) return refused(['Every member would be logged out everywhere. Say so with --yes.'])
  const count = await endEverySession(database, { operator, at: now(), reason })
  return done([count === 0 ? 'Nobody is logged in.' : `Logged out everywhere: ${count}.`])
}

async function merge(
  work: Work,
  { from: fromName, into: intoName, reason, isSure }: Extract<MembersCommand, { readonly command: 'merge' }>,
): Promise<CommandOutcome> {
  const { news, operator, now } = work
  const from = await find(work, fromName)
  if (from === null) return nobody(fromName)
  const into = await find(work, intoName)
  if (into === null) return nobody(intoName)
  if (from.id === into.id) return refused([`${fromName} and ${intoName} are one member.`])
  const names = [`${from.userName} (id:${from.id})`, `${into.userName} (id:${into.id})`] as const
  if (!isSure)
    return refused([
      `All that ${names[0]} has would be ${names[1]}'s, and ${names[0]} be no more, for good. Say so with --yes.`,
    ])
  const outcome = await mergeMembers(news, from, into, { operator, at: now(), reason })
  if (outcome.kind === 'gone') return nobody(`${fromName} or ${intoName}`)
  if (outcome.kind === 'locked')
    return refused(['One of them is locked: whoever is to stay locked is not merged. Unlock first.'])
  return done([
    `${names[0]} is merged into ${names[1]}: ${outcome.moved === '' ? 'nothing to move' : outcome.moved}.`,
  ])
}
