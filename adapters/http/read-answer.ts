import { err, ok, type Failure, type Result } from '@xuekan/core'
import type { Call } from './contract/call.ts'
import { decode } from './contract/decode.ts'
import { envelope, expiredStatus, successStatus } from './contract/envelope.ts'
import type { RcPubAnswer } from './contract/exchange.ts'

/**
 * Reads the answer of a call (C7.17, C8.1). Total: what is not JSON or does not fit the contract is a Failure.
 * A body without an envelope under a failing HTTP status is refused with that status. A call without an envelope is
 * refused in one, whatever its status: a jump URL that carries a status is a failure (C8.3).
 */
export function readAnswer<T>(call: Call<T>, received: RcPubAnswer): Result<T, Failure> {
  const { httpStatus, body } = received
  const failed = httpStatus < 200 || httpStatus > 299
  const parsed: Result<unknown, null> = body.kind === 'value' ? ok(body.value) : parseJson(body.text)
  if (call.form === 'plain' && !failed && isPlain(received, parsed)) {
    return readData(call, parsed.ok ? parsed.value : plainText(received), '')
  }
  const malformed = (field: string): Result<never, Failure> =>
    failed ? refused(call, httpStatus, '') : err({ kind: 'malformed', call: call.name, field })
  if (!parsed.ok || call.answer === null) return malformed('')
  if (call.form === 'bare' && !failed && !isEnvelope(parsed.value)) return readData(call, parsed.value, '')

  const outer = decode(envelope, parsed.value)
  if (!outer.ok) return malformed(outer.error.field)
  const { status, data } = outer.value
  const message = outer.value.message ?? ''
  if (status === null) return malformed('status')
  if (status === expiredStatus) return err({ kind: 'expired', call: call.name, message })
  if (status !== successStatus || call.form !== 'enveloped') return refused(call, status, message)
  return readData(call, data, 'data')
}

function readData<T>(call: Call<T>, raw: unknown, place: string): Result<T, Failure> {
  const malformed = (field: string): Result<never, Failure> =>
    err({ kind: 'malformed', call: call.name, field })
  if (call.answer === null) return malformed('')
  const data = decode(call.answer, raw, place)
  return data.ok ? data : malformed(data.error.field)
}

const refused = (call: Call<unknown>, status: number, message: string): Result<never, Failure> =>
  err({ kind: 'refused', call: call.name, status, message })

/** No answer without an envelope has both of these. */
const isEnvelope = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'status' in value && 'message' in value

/** A text that is no JSON, or a JSON text: both are the answer of a plain call. A page of HTML never is. */
const isPlain = (received: RcPubAnswer, parsed: Result<unknown, null>): boolean =>
  parsed.ok
    ? parsed.value === null || typeof parsed.value === 'string'
    : !/^\s*<|^\s*$/.test(plainText(received))

const plainText = ({ body }: RcPubAnswer): string => (body.kind === 'text' ? body.text.trim() : '')

function parseJson(text: string): Result<unknown, null> {
  try {
    return { ok: true, value: JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text) }
  } catch {
    return err(null)
  }
}
