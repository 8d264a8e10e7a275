import { err, ok, type Result } from '@xuekan/core'
import { isAbsentText, presentFlag } from '@xuekan/core/content'
import type { Shape } from './shape.ts'

/** The first place that does not fit, as in `data[0].year`; '' is the value itself. */
export interface DecodeError {
  readonly field: string
}

/**
 * Reads an untrusted value. Total: any value gives a Result, and what fits the strict schema decodes to itself, but for
 * the space around texts. 'null', 'undefined' and blank are absent in whatever place (C3.9, C3.12), but for
 * verbatim texts. `path` stands before the place of an error.
 */
export function decode<T>(shape: Shape<T>, raw: unknown, path = ''): Result<T, DecodeError> {
  const value = read(shape, raw)
  return value instanceof FailedPath ? err({ field: joined(path, value.path) }) : ok(value as T)
}

/** An error on its way out. The path is put together only when something does not fit. */
class FailedPath {
  readonly path: string

  constructor(path: string) {
    this.path = path
  }
}

const here = new FailedPath('')

const joined = (outer: string, inner: string): string =>
  outer === '' || inner === '' || inner.startsWith('[') ? outer + inner : `${outer}.${inner}`

const within = (outer: string, { path }: FailedPath): FailedPath => new FailedPath(joined(outer, path))

/** Texts that are words whatever they say: 'null' among what a reader searched for is one. */
const isVerbatim = (shape: Shape<unknown>): boolean =>
  shape.kind === 'anything' || (shape.kind === 'text' && shape.keeps === 'words')

/** A raw value where this shape is wanted; null for what is absent. */
const given = (shape: Shape<unknown>, raw: unknown): unknown =>
  raw === undefined || (typeof raw === 'string' && !isVerbatim(shape) && isAbsentText(raw)) ? null : raw

function read(shape: Shape<unknown>, outer: unknown): unknown {
  const raw = given(shape, outer)
  if (raw === null) return absentOf(shape)
  switch (shape.kind) {
    case 'text':
      return readText(shape, raw)
    case 'integer':
      return readInteger(shape, raw)
    case 'bit':
      return readBit(raw)
    case 'anything':
      return raw
    case 'nullable':
      return read(shape.of, raw)
    case 'empty':
      return []
    case 'list':
      return readList(shape, raw)
    case 'record':
      return readRecord(shape, raw)
  }
}

/** What stands for a value that is not there; a record has none. */
function absentOf({ kind }: Shape<unknown>): null | readonly [] | FailedPath {
  if (kind === 'record') return here
  return kind === 'list' || kind === 'empty' ? [] : null
}

const isScalar = (raw: unknown): raw is string | number | boolean =>
  typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean'

function readText({ keeps }: Extract<Shape<unknown>, { kind: 'text' }>, raw: unknown): string | FailedPath {
  if (!isScalar(raw)) return here
  return keeps === undefined ? String(raw).trim() : String(raw)
}

function readInteger(
  { within: bounds }: Extract<Shape<unknown>, { kind: 'integer' }>,
  raw: unknown,
): number | null | FailedPath {
  const number = typeof raw === 'string' ? Number(raw) : raw
  if (!isWhole(number)) return here
  return bounds === undefined || (number >= bounds[0] && number <= bounds[1]) ? number : null
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)

function readBit(raw: unknown): 0 | 1 | null | FailedPath {
  if (!isScalar(raw)) return here
  const flag = presentFlag(raw)
  return flag === null ? null : flag ? 1 : 0
}

/** Lists and records also travel as JSON text. */
function opened(raw: unknown): unknown {
  if (typeof raw !== 'string' || !/^\s*[[{]/.test(raw)) return raw
  try {
    return JSON.parse(raw)
  } catch {
    return raw
  }
}

/** Entries of the longest list that is read: more than any call answers at once. */
const mostEntries = 5_000

function readList(shape: Extract<Shape<unknown>, { kind: 'list' }>, outer: unknown): unknown {
  const raw = opened(outer)
  if (!Array.isArray(raw))
    return shape.orOne === true && typeof raw === 'object' ? readList(shape, [raw]) : here
  if (raw.length > mostEntries) return here
  const values: unknown[] = []
  for (let index = 0; index < raw.length; index += 1) {
    const element = given(shape.of, raw[index])
    if (element === null) continue
    const value = read(shape.of, element)
    if (value instanceof FailedPath) return within(`[${index}]`, value)
    if (value !== null) values.push(value)
  }
  return values
}

function readRecord(shape: Extract<Shape<unknown>, { kind: 'record' }>, outer: unknown): unknown {
  const raw = opened(outer)
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return here
  const source = raw as Readonly<Record<string, unknown>>
  const values: Record<string, unknown> = shape.rest === null ? {} : readRest(shape.rest, source)
  for (const [name, field] of shape.fields) {
    const inner = given(field, source[name])
    const value = read(field, inner === null && field.kind === 'record' ? {} : inner)
    if (value instanceof FailedPath) return within(name, value)
    values[name] = value
  }
  return values
}

/** Through `fromEntries`, which makes even a key like `__proto__` a plain one. */
const readRest = (rest: Shape<unknown>, source: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(source).flatMap(([name, raw]) => {
      const value = given(rest, raw) === null ? here : read(rest, raw)
      return value instanceof FailedPath ? [] : [[name, value]]
    }),
  )
