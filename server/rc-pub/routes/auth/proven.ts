import type { Done } from '../../accounts/outcomes.ts'
import type { HandlerContext, Outcome } from '../endpoint-handler.ts'
import { refusedAs } from './refusals.ts'

interface Proof {
  readonly password: string | null
  readonly aesKey: string | null
  readonly factor: string | null
}

/** Does something for who has proven once more to be the member; refuses what cannot be read. */
export async function proven<T>(
  { accounts }: HandlerContext,
  memberId: string,
  sent: Proof | null,
  act: () => Promise<Outcome<T>>,
  contact = '',
): Promise<Outcome<T>> {
  if (sent === null) return refusedAs({ kind: 'unreadable' })
  const { factor, password, aesKey } = sent
  const sealedPassword = { password, aesKey }
  const proof: Done = await accounts.prove({ memberId, sealedPassword, factor: factor ?? '', contact })
  return proof.kind === 'done' ? act() : refusedAs(proof)
}
