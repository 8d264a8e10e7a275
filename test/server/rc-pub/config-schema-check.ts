import type { ConfigSchema } from '../../../server/rc-pub/load/config-schema.ts'

/** Whether a value fits a schema, by the part of JSON Schema that the schemas of site files use. */
export function fits(value: unknown, schema: ConfigSchema, root: ConfigSchema = schema): boolean {
  const name = schema.$ref?.replace('#/definitions/', '')
  if (name !== undefined) return fits(value, root.definitions?.[name] ?? {}, root)
  if (schema.anyOf !== undefined) return schema.anyOf.some((each) => fits(value, each, root))
  if (schema.enum !== undefined) return schema.enum.some((each) => each === value)
  const types = [schema.type ?? []].flat()
  if (types.length > 0 && !types.some((type) => isOf(type, value))) return false
  if (typeof value === 'string')
    return schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value)
  if (typeof value === 'number')
    return value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity)
  if (Array.isArray(value)) {
    const { items, minItems = 0, maxItems = Infinity } = schema
    return (
      value.length >= minItems &&
      value.length <= maxItems &&
      value.every((item) => items === undefined || fits(item, items, root))
    )
  }
  if (typeof value !== 'object' || value === null) return true
  const { properties = {}, required = [], additionalProperties = true } = schema
  const given = Object.entries(value)
  return (
    required.every((each) => Object.hasOwn(value, each)) &&
    (additionalProperties || given.every(([key]) => Object.hasOwn(properties, key))) &&
    given.every(([key, each]) => fits(each, properties[key] ?? {}, root))
  )
}

function isOf(type: string, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null
    case 'integer':
      return Number.isInteger(value)
    case 'array':
      return Array.isArray(value)
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    default:
      return typeof value === type
  }
}
