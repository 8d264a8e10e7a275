import { calls } from '../../../adapters/http/contract/calls.ts'
import { operations, type Operation } from '../../../adapters/http/contract/call-schema.ts'

/** All calls as OpenAPI 3.1. `x-known` tells calls that real deployments have from those that are chosen here. */
export function openApi(): object {
  const all = operations(Object.values(calls))
  const paths: Record<string, object> = {}
  for (const operation of all) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describe(operation),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'rc-pub',
      version: '1',
      description:
        'Answers are enveloped unless they are bytes: status 0 is success, the result stands in data.',
    },
    paths,
  }
}

const parameter = (name: string, place: 'path' | 'query' | 'header', schema: object) => ({
  name,
  in: place,
  required: place === 'path',
  schema,
})

const describe = ({ pathParameters, query, origin, body }: Operation) => ({
  'x-known': origin === 'known',
  parameters: [
    ...pathParameters.map((name) => parameter(name, 'path', { type: 'string' })),
    ...query.map((name) => parameter(name, 'query', { type: 'string' })),
    parameter('timestamps', 'query', { type: 'string' }),
    parameter('language', 'header', { type: 'string', enum: ['zh', 'en'], default: 'en' }),
    parameter('siteId', 'header', { type: 'string' }),
  ],
  responses: {
    200:
      body === null
        ? { description: 'The bytes.', content: { '*/*': {} } }
        : { description: 'The answer.', content: { 'application/json': { schema: body } } },
  },
})
