import {
  endpoints,
  familyMeanings,
  operations,
  parameterMeanings,
  parameterValues,
  type Operation,
  type Definitions,
} from '@xuekan/rc-pub/contract'

const description = `The calls of a journal portal's back end.

Answers are enveloped, \`{status, message, data}\`: status 0 is success and the result stands in data; any other status
is a refusal, whose message is for people, with HTTP status 200. So it is for calls that answer one text: a refusal is
told by its media type. Calls that answer bytes or bare JSON are refused in the same envelope under a failing HTTP status.
Every key is present, null where empty. Texts without a prefix follow the language header, those with \`zh\` or \`en\` are
fixed. Parameters that are not known are ignored.

\`x-known: true\` marks calls that real deployments are known to have; the others are chosen in the same style.`

/** All calls as OpenAPI 3.1. */
export function openApi(): object {
  const paths: Record<string, object> = {}
  const definitions: Definitions = new Map()
  for (const operation of operations(Object.values(endpoints), definitions)) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describe(operation),
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'rc-pub', version: '1', description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    security: [],
    tags: Object.entries(familyMeanings).map(([name, meaning]) => ({ name, description: meaning })),
    paths,
    components: { schemas: { ...Object.fromEntries(definitions), Refusal: refusalSchema } },
  }
}

const refusalSchema = {
  type: 'object',
  properties: {
    status: { type: 'integer', description: 'Not 0.' },
    message: { type: 'string', description: 'For people, in the language that was asked for.' },
    data: { type: 'null' },
  },
  required: ['status', 'message', 'data'],
}

const parameter = (name: string, place: 'path' | 'query' | 'header', schema: object, meaning?: string) => ({
  name,
  in: place,
  required: place === 'path',
  schema,
  description: meaning ?? parameterMeanings[name] ?? '',
})

/** Numbers are read as texts like all else; those that page are known to be whole ones. */
function schemaOf({ path }: Operation, name: string): object {
  if (name === 'page') return { type: 'integer', minimum: 0 }
  if (name === 'size') return { type: 'integer', minimum: 1 }
  const values = parameterValues(path, name)
  return values === null ? { type: 'string' } : { type: 'string', enum: values }
}

/** `/rc-pub/front/front-article/{id}` belongs to front-article. */
const familyOf = (path: string): string => path.split('/')[3] ?? ''

const operationId = ({ method, path }: Operation): string =>
  [method.toLowerCase(), ...path.split('/').slice(3)]
    .join('-')
    .replaceAll(/[{}]/g, '')
    .replaceAll(/[^a-zA-Z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase())

const describe = (operation: Operation) => ({
  operationId: operationId(operation),
  summary: operation.summary,
  tags: [familyOf(operation.path)],
  'x-known': operation.origin === 'known',
  parameters: [
    ...operation.pathParameters.map((name) => parameter(name, 'path', schemaOf(operation, name))),
    ...operation.query.map((name) => parameter(name, 'query', schemaOf(operation, name))),
    ...(operation.method === 'GET'
      ? [
          parameter(
            'timestamps',
            'query',
            { type: 'string' },
            'Anything: keeps caches on the way from answering.',
          ),
        ]
      : []),
    parameter(
      'language',
      'header',
      { type: 'string', enum: ['zh', 'en'], default: 'en' },
      'Language of texts.',
    ),
    parameter('siteId', 'header', { type: 'string' }, 'Id of the site that asks.'),
  ],
  ...(operation.takes === 'file' ? { requestBody: takenFile } : sentAs(operation)),
  responses: {
    200: { description: 'The answer.', content: contentOf(operation) },
    '4XX': refused('Refused: no such thing, or a request that cannot be answered.'),
    '5XX': refused('Failed.'),
  },
})

const sentAs = ({ sent }: Operation): object =>
  sent === null ? {} : { requestBody: { required: true, content: { 'application/json': { schema: sent } } } }

/** One file, as the first of a form or as the body itself. */
const takenFile = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
        required: ['file'],
      },
    },
    'application/octet-stream': { schema: {} },
  },
}

const contentOf = ({ form, body }: Operation): object => {
  // what is refused has status 200 too, and is told by its media type
  if (form === 'plain') return { 'text/plain': { schema: { type: 'string' } }, ...refusedAs }
  return body === null ? { '*/*': {} } : { 'application/json': { schema: body } }
}

const refusedAs = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }

const refused = (meaning: string) => ({ description: meaning, content: refusedAs })
