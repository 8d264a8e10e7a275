import { err, type Failure, type Result } from '@xuekan/core'
import type { Call } from './contract/call.ts'
import { decode } from './contract/decode.ts'
import { envelope, expiredStatus, successStatus } from './contract/envelope.ts'
import type { RcPubAnswer } from './contract/exchange.ts'

/**
 * Reads the answer of a call (C7.17, C8.1). Total: what is not JSON or does not fit the contract is a Failure.
 * A body without an envelope under a failing HTTP status is refused with that status.
 */
export function readAnswer<T>(call: Call<T>, { httpStatus, body }: RcPubAnswer): Result<T, Failure> {
  const failed = httpStatus < 200 || httpStatus > 299
  const value = body.kind === 'value' ? { ok: true as const, value: body.value } : parseJson(body.text)
  const malformed = (field: string) =>
    failed ? refused(call, httpStatus, '') : err({ kind: 'malformed' as const, call: call.name, field })
  if (!value.ok || call.answer === null) return malformed('')

  if (call.form === 'bare') {
    const data = failed ? err({ field: '' }) : decode(call.answer, value.value)
    return data.ok ? data : malformed(data.error.field)
  }
  const outer = decode(envelope, value.value)
  if (!outer.ok) return malformed(outer.error.field)
  const { status, data: raw } = outer.value
  const message = outer.value.message ?? ''
  if (status === null) return malformed('status')
  if (status === expiredStatus) return err({ kind: 'expired', call: call.name, message })
  if (status !== successStatus) return refused(call, status, message)
  const data = decode(call.answer, raw, 'data')
  return data.ok ? data : err({ kind: 'malformed', call: call.name, field: data.error.field })
}

const refused = (call: Call<unknown>, status: number, message: string): Result<never, Failure> =>
  err({ kind: 'refused', call: call.name, status, message })

function parseJson(text: string): Result<unknown, null> {
  try {
    return { ok: true, value: JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text) }
  } catch {
    return err(null)
  }
}
