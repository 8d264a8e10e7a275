import fc, { type Arbitrary } from 'fast-check'
import type { ConfigSchema } from '../../../server/rc-pub/load/config-schema.ts'

/** Values that a schema of a site's file allows. Lists are short, and one that holds itself ends at `depth` 0. */
export function fitting(schema: ConfigSchema, root: ConfigSchema = schema, depth = 3): Arbitrary<unknown> {
  const name = schema.$ref?.replace('#/definitions/', '')
  if (name !== undefined) return fitting(root.definitions?.[name] ?? {}, root, depth - 1)
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((each) => fitting(each, root, depth)))
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.examples !== undefined) return fc.constantFrom(...schema.examples)
  const types = [schema.type ?? []].flat()
  return fc.oneof(...types.map((type) => ofType(type, schema, root, depth)))
}

function ofType(type: string, schema: ConfigSchema, root: ConfigSchema, depth: number): Arbitrary<unknown> {
  const { pattern, minimum = -1000, maximum = 1000, items = {}, minItems = 0, maxItems = 3 } = schema
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'string':
      return pattern === undefined ? fc.string() : fc.stringMatching(new RegExp(pattern))
    case 'number':
      return fc.integer()
    case 'integer':
      return fc.integer({ min: minimum, max: maximum })
    case 'array':
      return depth <= 0
        ? fc.constant([])
        : fc.array(fitting(items, root, depth), {
            minLength: minItems,
            maxLength: Math.max(maxItems, minItems),
          })
    default:
      return fieldsOf(schema, root, depth)
  }
}

const fieldsOf = (
  { properties = {}, required = [] }: ConfigSchema,
  root: ConfigSchema,
  depth: number,
): Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, fitting(each, root, depth)])),
    { requiredKeys: [...required] },
  )
