import type { ChangedPasskeys, Passkeys } from '@xuekan/core/member'
import type { WireChangedPasskeys, WirePasskeys } from '../contract/passkeys.ts'
import { signedIn } from './signed-in.ts'

/** The passkeys of a member; one without an id could be neither named nor removed, and is left out. */
export const passkeysFrom = ({ relyingParty, list }: WirePasskeys): Passkeys => ({
  relyingParty: relyingParty ?? '',
  list: list.flatMap(({ id, name, made, used }) =>
    id === null ? [] : [{ id, name: name ?? '', made: made ?? 0, used }],
  ),
})

export const changedPasskeys = ({ relyingParty, list, ...login }: WireChangedPasskeys): ChangedPasskeys => ({
  passkeys: passkeysFrom({ relyingParty, list }),
  signedIn: signedIn(login),
})
