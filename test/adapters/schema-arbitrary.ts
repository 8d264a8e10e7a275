import { isAbsentText } from '@xuekan/core/content'
import type { JsonSchema } from '@xuekan/rc-pub/contract'
import fc from 'fast-check'

/** A text that says something: an absent one travels as null. */
const tellingText = fc
  .string()
  .map((text) => text.trim())
  .filter((text) => !isAbsentText(text))

/** Values that a strict schema allows. */
export function arbitraryOfSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(arbitraryOfSchema))
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.type === undefined) return fc.jsonValue()
  const types = typeof schema.type === 'string' ? [schema.type] : schema.type
  return fc.oneof(...types.map((type) => arbitraryOfType(type, schema)))
}

function arbitraryOfType(type: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'string':
      return tellingText
    case 'integer':
      return schema.minimum === undefined
        ? fc.maxSafeInteger()
        : fc.integer({ min: schema.minimum, max: schema.maximum ?? schema.minimum })
    case 'array':
      return schema.items === undefined
        ? fc.constant([])
        : fc.array(arbitraryOfSchema(schema.items), { maxLength: 2 })
    case 'object':
      return arbitraryObject(schema)
    default:
      throw new Error(`No arbitrary for ${type}`)
  }
}

function arbitraryObject({
  properties = {},
  additionalProperties = false,
}: JsonSchema): fc.Arbitrary<unknown> {
  const own = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, arbitraryOfSchema(schema)])),
  )
  if (typeof additionalProperties === 'boolean') return own
  const others = fc.dictionary(fc.string(), arbitraryOfSchema(additionalProperties), {
    maxKeys: 2,
    noNullPrototype: true,
  })
  return fc.tuple(own, others).map(([fixed, more]) => ({ ...more, ...fixed }))
}
