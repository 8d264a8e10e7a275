import { carriedText, err, ok, type Failure, type Result } from '@xuekan/core'
import type { Endpoint } from './contract/endpoint.ts'
import { decode } from './contract/decode.ts'
import { envelope, expiredStatus, successStatus } from './contract/envelope.ts'
import type { RcPubAnswer } from './contract/exchange.ts'

/**
 * Reads the answer of a call (C7.17, C8.1). Total: what is not JSON or does not fit the contract is a Failure.
 * A body without an envelope under a failing HTTP status is refused with that status. A call without an envelope is
 * refused in one, whatever its status: a jump URL that carries a status is a failure (C8.3).
 */
export function readAnswer<T>(endpoint: Endpoint<T>, received: RcPubAnswer): Result<T, Failure> {
  const { httpStatus, body } = received
  const failed = httpStatus < 200 || httpStatus > 299
  const parsed: Result<unknown, null> = body.kind === 'value' ? ok(body.value) : parseJson(body.text)
  if (endpoint.form === 'plain' && !failed && isPlain(received, parsed)) {
    return readData(endpoint, parsed.ok ? parsed.value : plainText(received), '')
  }
  const malformed = (field: string): Result<never, Failure> =>
    failed ? refused(endpoint, httpStatus, '') : err({ kind: 'malformed', call: endpoint.name, field })
  if (!parsed.ok || endpoint.answer === null) return malformed('')
  if (endpoint.form === 'bare' && !failed && !isEnvelope(parsed.value))
    return readData(endpoint, parsed.value, '')

  const outer = decode(envelope, parsed.value)
  if (!outer.ok) return malformed(outer.error.field)
  const { status, data } = outer.value
  const message = carriedText(outer.value.message ?? '')
  if (status === null) return malformed('status')
  if (status === expiredStatus) return err({ kind: 'expired', call: endpoint.name, message })
  if (status !== successStatus || endpoint.form !== 'enveloped') return refused(endpoint, status, message)
  return readData(endpoint, data, 'data')
}

function readData<T>(endpoint: Endpoint<T>, raw: unknown, place: string): Result<T, Failure> {
  const malformed = (field: string): Result<never, Failure> =>
    err({ kind: 'malformed', call: endpoint.name, field })
  if (endpoint.answer === null) return malformed('')
  const data = decode(endpoint.answer, raw, place)
  return data.ok ? data : malformed(data.error.field)
}

const refused = (endpoint: Endpoint<unknown>, status: number, message: string): Result<never, Failure> =>
  err({ kind: 'refused', call: endpoint.name, status, message })

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
