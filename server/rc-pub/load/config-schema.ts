/** The part of JSON Schema (draft 7) that describes the files of a site; editors complete and check by it. */
export interface ConfigSchema {
  readonly $schema?: string
  readonly $ref?: string
  readonly title?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly (string | number | null)[]
  readonly pattern?: string
  readonly format?: string
  readonly examples?: readonly string[]
  readonly contentMediaType?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: ConfigSchema
  readonly properties?: Readonly<Record<string, ConfigSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean
  readonly anyOf?: readonly ConfigSchema[]
  readonly definitions?: Readonly<Record<string, ConfigSchema>>
}

/** Schemas with a name, which may hold themselves; null while one is being printed. */
export type Definitions = Map<string, ConfigSchema | null>

/** The schema of a whole file. */
export function printSchema(title: string, schema: (definitions: Definitions) => ConfigSchema): ConfigSchema {
  const definitions: Definitions = new Map()
  const root = schema(definitions)
  const named = [...definitions].flatMap(([name, definition]) =>
    definition === null ? [] : [[name, definition] as const],
  )
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title,
    ...root,
    ...(named.length === 0 ? {} : { definitions: Object.fromEntries(named) }),
  }
}

/** As the project formats JSON: a list of plain values stands on one line where it fits. */
export const schemaText = (schema: ConfigSchema): string =>
  `${JSON.stringify(schema, null, 2)}\n`.replace(
    /^(\s*(?:"[^"\n]*": )?)\[\n([^[\]{}]*?)\n\s*\](,?)$/gm,
    (expanded, start: string, items: string, end: string) => {
      const line = `${start}[${items.trim().replace(/\n\s*/g, ' ')}]${end}`
      return line.length > 110 ? expanded : line
    },
  )
