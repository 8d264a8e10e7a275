import { basePath, type Endpoint } from './endpoint.ts'
import { successStatus } from './envelope.ts'
import { jsonSchema, orNull, type Definitions, type JsonSchema } from './json-schema.ts'

/** One path and method with everything that can come of it. */
export interface Operation {
  readonly method: Endpoint<unknown>['method']
  /** With /rc-pub and parameters as `{id}`. */
  readonly path: string
  readonly pathParameters: readonly string[]
  readonly query: readonly string[]
  readonly origin: Endpoint<unknown>['origin']
  readonly form: Endpoint<unknown>['form']
  readonly summary: string
  readonly takes: Endpoint<unknown>['takes']
  /** Schema of the JSON that is sent; null for none. */
  readonly sent: JsonSchema | null
  /** Schema of the body of an answer, with its envelope; null where it is bytes or plain text. */
  readonly body: JsonSchema | null
}

/** The calls by path and method; a path with several answers has them as `anyOf`. Named shapes go to the definitions. */
export function operations(
  endpoints: readonly Endpoint<unknown>[],
  definitions?: Definitions,
): readonly Operation[] {
  const merged = new Map<string, readonly Endpoint<unknown>[]>()
  for (const endpoint of endpoints) {
    const key = `${endpoint.method} ${endpoint.path}`
    merged.set(key, [...(merged.get(key) ?? []), endpoint])
  }
  return [...merged.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [operationOf(first, others, definitions)],
  )
}

function operationOf(
  first: Endpoint<unknown>,
  others: readonly Endpoint<unknown>[],
  definitions?: Definitions,
): Operation {
  const all = [first, ...others]
  return {
    method: first.method,
    path: basePath + first.path,
    pathParameters: [...first.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
    query: [...new Set(all.flatMap(({ query }) => query))],
    origin: first.origin,
    form: first.form,
    summary: first.summary,
    takes: first.takes,
    sent: first.sent === null ? null : jsonSchema(first.sent, definitions),
    body: bodyOf(all, definitions),
  }
}

function bodyOf(endpoints: readonly Endpoint<unknown>[], definitions?: Definitions): JsonSchema | null {
  if (endpoints[0]?.form === 'plain') return null
  const answers = endpoints.flatMap(({ answer }) =>
    answer === null ? [] : [jsonSchema(answer, definitions)],
  )
  const [only, ...others] = answers
  if (only === undefined) return null
  const data = others.length === 0 ? only : { anyOf: answers }
  return endpoints[0]?.form === 'bare' ? data : enveloped(data)
}

/** `data` is null where `status` is not 0. */
const enveloped = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: {
    status: { type: 'integer', description: `${successStatus} is success` },
    message: { type: 'string' },
    data: orNull(data),
  },
  required: ['status', 'message', 'data'],
  additionalProperties: false,
})
