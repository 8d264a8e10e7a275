import { err, ok, type Result } from '@xuekan/core'
import type { Shape } from './shape.ts'

/** The first place that does not fit, as in `data[0].year`; '' is the value itself. */
export interface Misfit {
  readonly field: string
}

/**
 * Reads an untrusted value. Total: any value gives a Result, and what fits the strict schema decodes to itself.
 * `path` stands before the place of a misfit.
 */
export function decode<T>(shape: Shape<T>, raw: unknown, path = ''): Result<T, Misfit> {
  const value = read(shape, raw)
  return value instanceof Place ? err({ field: joined(path, value.path) }) : ok(value as T)
}

/** A misfit on its way out. The path is put together only when something does not fit. */
class Place {
  readonly path: string

  constructor(path: string) {
    this.path = path
  }
}

const here = new Place('')

const joined = (outer: string, inner: string): string =>
  outer === '' || inner === '' || inner.startsWith('[') ? outer + inner : `${outer}.${inner}`

const within = (outer: string, { path }: Place): Place => new Place(joined(outer, path))

function read(shape: Shape<unknown>, raw: unknown): unknown {
  switch (shape.kind) {
    case 'text':
      return readText(raw)
    case 'integer':
      return readInteger(raw)
    case 'bit':
      return readBit(raw)
    case 'anything':
      return raw ?? null
    case 'nullable':
      return raw === null || raw === undefined || raw === '' ? null : read(shape.of, raw)
    case 'empty':
      return []
    case 'list':
      return readList(shape, raw)
    case 'record':
      return readRecord(shape, raw)
  }
}

const isScalar = (raw: unknown): raw is string | number | boolean =>
  typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean'

function readText(raw: unknown): string | null | Place {
  if (typeof raw === 'string') return raw
  if (raw === null || raw === undefined) return null
  return isScalar(raw) ? String(raw) : here
}

function readInteger(raw: unknown): number | null | Place {
  if (raw === null || raw === undefined) return null
  if (typeof raw === 'string') {
    const trimmed = raw.trim()
    return trimmed === '' || trimmed === 'null' ? null : readInteger(Number(trimmed))
  }
  return Number.isSafeInteger(raw) ? (raw as number) : here
}

function readBit(raw: unknown): 0 | 1 | null | Place {
  if (raw === null || raw === undefined || raw === '' || raw === 'null') return null
  if (!isScalar(raw)) return here
  if (raw === 1 || raw === true || raw === '1' || raw === 'true') return 1
  return raw === 0 || raw === false || raw === '0' || raw === 'false' ? 0 : null
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

function readList(shape: Extract<Shape<unknown>, { kind: 'list' }>, outer: unknown): unknown {
  const raw = opened(outer)
  if (raw === null || raw === undefined) return []
  if (!Array.isArray(raw))
    return shape.orOne === true && typeof raw === 'object' ? readList(shape, [raw]) : here
  const values: unknown[] = []
  for (let index = 0; index < raw.length; index += 1) {
    const element: unknown = raw[index]
    if (element === null || element === undefined) continue
    const value = read(shape.of, element)
    if (value instanceof Place) return within(`[${index}]`, value)
    values.push(value)
  }
  return values
}

function readRecord(shape: Extract<Shape<unknown>, { kind: 'record' }>, outer: unknown): unknown {
  const raw = opened(outer)
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return here
  const source = raw as Readonly<Record<string, unknown>>
  const values: Record<string, unknown> = shape.rest === null ? {} : readRest(shape.rest, source)
  for (const [name, field] of shape.fields) {
    const given = source[name] ?? null
    const value = read(field, given === null && field.kind === 'record' ? {} : given)
    if (value instanceof Place) return within(name, value)
    values[name] = value
  }
  return values
}

/** Through `fromEntries`, which makes even a key like `__proto__` a plain one. */
const readRest = (rest: Shape<unknown>, source: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(source).flatMap(([name, raw]) => {
      const value = raw === null ? here : read(rest, raw)
      return value instanceof Place ? [] : [[name, value]]
    }),
  )
