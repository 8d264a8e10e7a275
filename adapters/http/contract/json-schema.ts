import { exhaustive } from '@xuekan/core'
import type { Shape } from './shape.ts'

/** The part of JSON Schema that answers are described with. Fastify and OpenAPI 3.1 both read it. */
export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly (string | number | null)[]
  readonly items?: JsonSchema
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly description?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema | boolean
  readonly anyOf?: readonly JsonSchema[]
  readonly $ref?: string
}

/** Schemas by name, for documents that say each of them once. */
export type Definitions = Map<string, JsonSchema>

const definitionsPath = '#/components/schemas/'

/**
 * The strict schema of a shape: every key present, null where empty, no other keys. With definitions, a shape that has
 * a name is put there, and referred to.
 */
export function jsonSchema(shape: Shape<unknown>, definitions?: Definitions): JsonSchema {
  const name = shape.kind === 'record' ? shape.name : undefined
  if (name === undefined || definitions === undefined) return schemaOf(shape, definitions)
  if (!definitions.has(name)) definitions.set(name, schemaOf(shape, definitions))
  return { $ref: definitionsPath + name }
}

function schemaOf(shape: Shape<unknown>, definitions?: Definitions): JsonSchema {
  switch (shape.kind) {
    case 'text':
      return shape.values === undefined
        ? { type: ['string', 'null'] }
        : { type: ['string', 'null'], enum: [...shape.values, null] }
    case 'integer':
      return shape.within === undefined
        ? { type: ['integer', 'null'] }
        : { type: ['integer', 'null'], minimum: shape.within[0], maximum: shape.within[1] }
    case 'bit':
      return { type: ['integer', 'null'], enum: [0, 1, null] }
    case 'anything':
      return {}
    case 'list':
      return { type: 'array', items: notNull(jsonSchema(shape.of, definitions)) }
    case 'empty':
      return { type: 'array', maxItems: 0 }
    case 'nullable':
      return orNull(jsonSchema(shape.of, definitions))
    case 'record':
      return {
        type: 'object',
        properties: Object.fromEntries(
          shape.fields.map(([name, field]) => [name, jsonSchema(field, definitions)]),
        ),
        required: shape.fields.map(([name]) => name),
        additionalProperties: shape.rest === null ? false : jsonSchema(shape.rest, definitions),
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
  if (schema.$ref !== undefined) return { anyOf: [schema, { type: 'null' }] }
  if (schema.anyOf !== undefined) return { anyOf: [...schema.anyOf, { type: 'null' }] }
  if (schema.type === undefined) return schema
  const types = typeof schema.type === 'string' ? [schema.type] : schema.type
  return types.includes('null') ? schema : { ...schema, type: [...types, 'null'] }
}
