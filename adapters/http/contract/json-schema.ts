import { exhaustive } from '@xuekan/core'
import type { Shape } from './shape.ts'

/** The part of JSON Schema that answers are described with. Fastify and OpenAPI 3.1 both read it. */
export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly (string | number | null)[]
  readonly items?: JsonSchema
  readonly maxItems?: number
  readonly description?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema | boolean
  readonly anyOf?: readonly JsonSchema[]
}

/** The strict schema of a shape: every key present, null where empty, no other keys. */
export function jsonSchema(shape: Shape<unknown>): JsonSchema {
  switch (shape.kind) {
    case 'text':
      return shape.values === undefined
        ? { type: ['string', 'null'] }
        : { type: ['string', 'null'], enum: [...shape.values, null] }
    case 'integer':
      return { type: ['integer', 'null'] }
    case 'bit':
      return { type: ['integer', 'null'], enum: [0, 1, null] }
    case 'anything':
      return {}
    case 'list':
      return { type: 'array', items: notNull(jsonSchema(shape.of)) }
    case 'empty':
      return { type: 'array', maxItems: 0 }
    case 'nullable':
      return orNull(jsonSchema(shape.of))
    case 'record':
      return {
        type: 'object',
        properties: Object.fromEntries(shape.fields.map(([name, field]) => [name, jsonSchema(field)])),
        required: shape.fields.map(([name]) => name),
        additionalProperties: shape.rest === null ? false : jsonSchema(shape.rest),
      }
    default:
      return exhaustive(shape)
  }
}

/** The same schema with null left out. */
const notNull = ({ type, enum: values, ...schema }: JsonSchema): JsonSchema => ({
  ...schema,
  ...(type === undefined
    ? {}
    : { type: typeof type === 'string' ? type : (type.find((one) => one !== 'null') ?? type) }),
  ...(values === undefined ? {} : { enum: values.filter((value) => value !== null) }),
})

/** The same schema with null allowed. */
export function orNull(schema: JsonSchema): JsonSchema {
  if (schema.anyOf !== undefined) return { anyOf: [...schema.anyOf, { type: 'null' }] }
  if (schema.type === undefined) return schema
  const types = typeof schema.type === 'string' ? [schema.type] : schema.type
  return types.includes('null') ? schema : { ...schema, type: [...types, 'null'] }
}
