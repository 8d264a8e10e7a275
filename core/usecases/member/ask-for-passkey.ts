import { firstValueFrom } from 'rxjs'
import { beginAddress } from '../../domain/member/handover.ts'
import { passkeyPlace, type NewPasskeyRequest, type PasskeyProblem } from '../../domain/member/passkey.ts'
import { printPasskey } from '../../domain/member/passkey-answer.ts'
import type { RequestContext } from '../../ports/async-result.ts'
import type { PasskeyDevice } from '../../ports/passkey-device.ts'
import type { PasskeyGateway } from '../../ports/passkey-gateway.ts'

/** What has become of asking for a passkey. */
export type PasskeyStep =
  /** It was made or used: what the form is to be sent with. */
  | { readonly kind: 'answered'; readonly passkey: string }
  /** It can be used on another host alone: the address that leads there and back. */
  | { readonly kind: 'elsewhere'; readonly address: string }
  /** Nothing has come of it; the reason is to be told. */
  | { readonly kind: 'problem'; readonly problem: PasskeyProblem }
  /** The server refuses, in its words. */
  | { readonly kind: 'words'; readonly words: string }

/** Loads what speaks with the browser; null where the code cannot be had. */
export type OpenPasskeyDevice = () => Promise<PasskeyDevice | null>

interface LoginPorts {
  readonly passkeys: Pick<PasskeyGateway, 'beginPasskeyLogin'>
  readonly open: OpenPasskeyDevice
}

const failed: PasskeyStep = { kind: 'problem', problem: 'failed' }

/** Asks for a passkey to log in with, on the host that it is for, and leads to that host from any other. Never rejects. */
export async function askForPasskey(
  { passkeys, open }: LoginPorts,
  context: RequestContext,
  returnTo: string | null,
): Promise<PasskeyStep> {
  const device = await open()
  if (device === null) return failed
  const begun = await firstValueFrom(passkeys.beginPasskeyLogin(context, device.origin))
  if (!begun.ok)
    return begun.error.kind === 'refused' && begun.error.message !== ''
      ? { kind: 'words', words: begun.error.message }
      : failed
  const place = passkeyPlace(device.origin, begun.value.relyingParty)
  if (place === null) return failed
  if (place.kind === 'elsewhere') {
    const { language } = context
    return { kind: 'elsewhere', address: beginAddress({ language, returnTo, by: 'passkey' }) }
  }
  const used = await device.use(begun.value)
  return used.ok
    ? { kind: 'answered', passkey: printPasskey(used.value) }
    : { kind: 'problem', problem: used.error }
}

/** Has the browser make the passkey that the server has asked for. Never rejects. */
export async function makePasskey(open: OpenPasskeyDevice, request: NewPasskeyRequest): Promise<PasskeyStep> {
  const device = await open()
  if (device === null) return failed
  const made = await device.create(request)
  return made.ok
    ? { kind: 'answered', passkey: printPasskey(made.value) }
    : { kind: 'problem', problem: made.error }
}
