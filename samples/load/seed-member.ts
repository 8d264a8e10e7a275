import { createScryptHasher } from '../../server/rc-pub/accounts/password-hasher.ts'
import { standardAgreements } from '../../server/rc-pub/agreements/standard-agreements.ts'
import { storeAcceptance } from '../../server/rc-pub/store/accepted-agreements.ts'
import { findMember, insertMember } from '../../server/rc-pub/accounts/stored-members.ts'
import type { Database } from '../../server/rc-pub/store/database.ts'

/** The one member of the samples, whom the README names: an account for looking around, and for nothing else. */
const sampleMember = {
  userName: 'linxi',
  mobileNo: '13812345678',
  email: 'linxi@example.org',
  name: '林溪',
  password: 'Xuekan2026',
} as const

/** Who has changed the password keeps it. */
export async function seedMember(database: Database, today: string): Promise<void> {
  const { password, ...member } = sampleMember
  const passwordHash = await createScryptHasher().hash(password)
  const at = Date.parse(today)
  await insertMember(database, { ...member, passwordHash, agreed: today, created: at })
  const stored = await findMember(database, { kind: 'name', value: member.userName })
  if (stored === null) return
  const accepted = { memberId: Number(stored.id), agreements: standardAgreements, at }
  await storeAcceptance(database, { ...accepted, language: 'zh' })
}
