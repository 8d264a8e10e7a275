import type { LocalizedText } from '@xuekan/core'
import type { ConfigNode } from './config-node.ts'
import type { ConfigSchema } from './config-schema.ts'
import { reader, type FieldPlace, type FieldReader } from './field-reader.ts'

/** A line or several. A number is taken as it is written, so that 007 and 1.10 stay what they are. */
export const text: FieldReader<string> = reader({ type: ['string', 'number'] }, (node, place) => {
  const value = valueOf(node)
  if (typeof value === 'string') return storable(value.trim(), node, place)
  if (typeof value === 'number' && node.kind === 'scalar') return node.source.trim()
  place.refuse(node, 'should be a text')
  return ''
})

/** NUL and halves of a surrogate pair, which escapes in quotes can write, have no place in the store. */
const storable = (value: string, node: ConfigNode, place: FieldPlace): string => {
  if (/[\0\p{Cs}]/u.test(value)) place.refuse(node, 'holds a character that cannot be stored')
  return value
}

/** A text of one form, which `what` names: a short-name, say. */
export const matching = (pattern: RegExp, what: string): FieldReader<string> =>
  reader({ type: 'string', pattern: pattern.source, description: what }, (node, place) => {
    const value = valueOf(node)
    if (typeof value === 'string' && pattern.test(value)) return value
    place.refuse(node, `should be ${what}`)
    return ''
  })

/** A colour in hexadecimal form, since it becomes a style. */
export const colour: FieldReader<string> = matching(
  /^#(?:[\da-fA-F]{3}|[\da-fA-F]{6})$/,
  'a colour such as #1f2a37',
)

/** HTML, which passes the sanitiser. */
const prose: FieldReader<string> = reader(
  { type: 'string', contentMediaType: 'text/html' },
  (node, place) => {
    const value = valueOf(node)
    if (typeof value === 'string') return value.trim() === '' ? '' : place.clean(storable(value, node, place))
    place.refuse(node, 'should be a text')
    return ''
  },
)

export const flag: FieldReader<boolean> = reader({ type: 'boolean' }, (node, place) => {
  const value = valueOf(node)
  if (typeof value !== 'boolean') place.refuse(node, 'should be true or false')
  return value === true
})

/** A whole number in a range, both ends included. */
export const integer = (minimum: number, maximum: number): FieldReader<number> =>
  reader({ type: 'integer', minimum, maximum }, (node, place) => {
    const value = valueOf(node)
    if (typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum)
      return value
    place.refuse(node, `should be a whole number from ${minimum} to ${maximum}`)
    return minimum
  })

/** A day as 2026-11-30. */
export const date: FieldReader<string> = reader(
  { type: 'string', format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$', examples: ['2026-11-30'] },
  (node, place) => {
    const value = valueOf(node)
    if (typeof value === 'string' && isDay(value)) return value
    place.refuse(node, 'should be a day such as 2026-11-30')
    return '1970-01-01'
  },
)

const isDay = (value: string): boolean => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

/** One of a few values. */
export const choice = <const T extends string | number>(values: readonly [T, ...T[]]): FieldReader<T> =>
  reader({ enum: values }, (node, place) => {
    const found = values.find((each) => each === valueOf(node))
    if (found === undefined) place.refuse(node, `should be one of ${values.join(', ')}`)
    return found ?? values[0]
  })

/** What a field that is absent, or written without a value, stands for. */
export const optional = <T>({ read, schema }: FieldReader<T>, absent: T): FieldReader<T> => ({
  read: (node, place) => (node.kind === 'absent' || valueOf(node) === null ? absent : read(node, place)),
  schema: (definitions) => orNull(schema(definitions)),
  mayBeAbsent: true,
})

const orNull = (schema: ConfigSchema): ConfigSchema => {
  if (schema.enum !== undefined) return { ...schema, enum: [...schema.enum, null] }
  if (schema.type !== undefined) return { ...schema, type: [schema.type, 'null'].flat() }
  return { anyOf: [schema, { type: 'null' }] }
}

export const list = <T>({ read, schema }: FieldReader<T>): FieldReader<readonly T[]> =>
  reader(
    (definitions) => ({ type: 'array', items: schema(definitions) }),
    (node, place) => {
      if (node.kind === 'list')
        return node.items.map((item, at) => read(item, place.within(`[${at + 1}]`, item)))
      place.refuse(node, 'should be a list')
      return []
    },
  )

/** An object of exactly these fields: one that is not known is a slip of the pen, and is reported. */
export const fields = <T extends object>(readers: {
  readonly [K in keyof T]: FieldReader<T[K]>
}): FieldReader<T> => {
  const known = Object.entries<FieldReader<unknown>>(readers)
  return reader(
    (definitions) => ({
      type: 'object',
      properties: Object.fromEntries(known.map(([name, { schema }]) => [name, schema(definitions)])),
      required: known.filter(([, { mayBeAbsent }]) => mayBeAbsent !== true).map(([name]) => name),
      additionalProperties: false,
    }),
    (node, place) => {
      if (node.kind !== 'map') place.refuse(node, 'should hold fields')
      const entries = node.kind === 'map' ? node.entries : []
      for (const entry of entries)
        if (!Object.hasOwn(readers, entry.name))
          place.within(`.${entry.name}`, entry.node).refuse(entry.node, 'is not a known field')
      if (node.kind !== 'map') return {} as T
      const absent: ConfigNode = { kind: 'absent', line: node.line }
      return Object.fromEntries(
        known.map(([name, { read }]) => {
          const given = entries.find((entry) => entry.name === name)?.node ?? absent
          return [name, read(given, place.within(`.${name}`, given))]
        }),
      ) as T
    },
  )
}

/** A reader that may hold itself, by a name of its own in the schema. */
export const named = <T>(name: string, of: () => FieldReader<T>): FieldReader<T> => ({
  read: (node, place) => of().read(node, place),
  schema: (definitions) => {
    if (!definitions.has(name)) {
      definitions.set(name, null)
      definitions.set(name, of().schema(definitions))
    }
    return { $ref: `#/definitions/${name}` }
  },
})

/** Tells editors what a field is for. */
export const about = <T>(description: string, field: FieldReader<T>): FieldReader<T> => ({
  ...field,
  schema: (definitions) => ({ ...field.schema(definitions), description }),
})

export const none: LocalizedText = { zh: '', en: '' }
/** A text in both languages. */
export const localized: FieldReader<LocalizedText> = fields<LocalizedText>({ zh: text, en: text })
/** HTML in both languages, which passes the sanitiser. */
export const localizedProse: FieldReader<LocalizedText> = fields<LocalizedText>({ zh: prose, en: prose })

const valueOf = (node: ConfigNode): unknown => (node.kind === 'scalar' ? node.value : undefined)
