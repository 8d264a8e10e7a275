import { sampleAccount } from '@xuekan/core/testing'
import { hashOf } from '../../../server/rc-pub/accounts/tokens.ts'
import type { Mail, Senders, Sms } from '../../../server/rc-pub/accounts/senders.ts'
import type { Database } from '../../../server/rc-pub/store/database.ts'

/** The token of a session of the one member of the samples. */
export const sampleToken = sampleAccount.token

/** Lets the member of the samples in, with a picture. */
export async function openSampleSession(database: Database, at: number): Promise<void> {
  const { userName, member } = sampleAccount
  await database.query('update member set head_picture = $2 where user_name = $1', [
    userName,
    member.headPicture,
  ])
  await database.query(
    `insert into session (token_hash, member_id, begun, seen, idle, ends)
    select $1, id, $2, $2, $3, $4 from member where user_name = $5`,
    [hashOf(sampleToken), at, 3_600_000, at + 3_600_000, userName],
  )
}

/** Keeps what is sent, for a test to read. */
export interface CollectingSenders extends Senders {
  readonly sent: readonly (Sms | Mail)[]
  /** The code of the last message to a receiver; '' for none. */
  readonly codeFor: (receiver: string) => string
  /** The word in the link of the last letter to an address; '' for none. */
  readonly wordFor: (receiver: string) => string
}

export function collectingSenders(): CollectingSenders {
  const sent: (Sms | Mail)[] = []
  const send = async (message: Sms | Mail): Promise<void> => void sent.push(message)
  return {
    sent,
    sms: { send },
    mail: { send },
    codeFor: (receiver) => /\d{6}/.exec(sent.findLast(({ to }) => to === receiver)?.text ?? '')?.[0] ?? '',
    wordFor: (receiver) =>
      /confirm=([\w-]+)/.exec(sent.findLast(({ to }) => to === receiver)?.text ?? '')?.[1] ?? '',
  }
}
