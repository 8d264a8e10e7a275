import { isAbsentText } from '@xuekan/core/content'
import type { Shape } from '@xuekan/rc-pub/contract'

const isWhole = (shape: Shape<unknown>): boolean =>
  shape.kind === 'anything' || (shape.kind === 'text' && shape.keeps === 'words')

/** The same data with null for what is absent in words, where a shape says that words may be that. */
export function withoutAbsent(shape: Shape<unknown>, raw: unknown): unknown {
  if (isWhole(shape)) return raw
  if (typeof raw === 'string' && isAbsentText(raw)) return null
  if (shape.kind === 'nullable') return withoutAbsent(shape.of, raw)
  if (shape.kind !== 'list' && shape.kind !== 'record') return raw
  const value: unknown = typeof raw === 'string' ? JSON.parse(raw) : raw
  if (shape.kind === 'list')
    return Array.isArray(value) ? value.map((each) => withoutAbsent(shape.of, each)) : value
  if (typeof value !== 'object' || value === null) return value
  const fields = new Map(shape.fields)
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => {
      const field = fields.get(name)
      return [name, field === undefined ? inner : withoutAbsent(field, inner)]
    }),
  )
}

/** The texts of decoded data that are not verbatim. */
export function* tellingTexts(shape: Shape<unknown>, value: unknown): Generator<string> {
  if (isWhole(shape) || value === null || value === undefined) return
  if (typeof value === 'string') yield value
  if (shape.kind === 'nullable') yield* tellingTexts(shape.of, value)
  if (shape.kind === 'list')
    for (const each of value as readonly unknown[]) yield* tellingTexts(shape.of, each)
  if (shape.kind === 'record')
    for (const [name, field] of shape.fields)
      yield* tellingTexts(field, (value as Readonly<Record<string, unknown>>)[name])
}
