import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { endpoints, parameterMeanings, type Endpoint } from '@xuekan/rc-pub/contract'
import OpenApiClient, { type Document, type OpenAPIClient } from 'openapi-client-axios'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { openApi } from '../../../server/rc-pub/routes/open-api.ts'
import { servedSamples, type Envelope } from './served-samples.ts'

const { server, siteId } = servedSamples()

const all: readonly Endpoint<unknown>[] = Object.values(endpoints)

const checkedIn = (): string => readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8')

describe('docs/openapi.json', () => {
  it('should be printed from the definitions, by `npm run api`', () => {
    const same = checkedIn() === `${JSON.stringify(openApi(), null, 2)}\n`
    expect(same, 'docs/openapi.json is stale: run `npm run api`').toBe(true)
  })

  it('should be a valid OpenAPI document', async () => {
    expect(await new Validator().validate(checkedIn())).toMatchObject({ valid: true })
  })

  it('should say what each call and each parameter is for', () => {
    expect(all.filter(({ path }) => !summaries.has(path)).map(({ path }) => path)).toEqual([])
    const names = all.flatMap(({ path, query }) => [
      ...query,
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
    ])
    expect([...new Set(names)].filter((name) => !Object.hasOwn(parameterMeanings, name))).toEqual([])
  })
})

/** Paths of which some call says what it answers. */
const summaries = new Set(all.filter(({ summary }) => summary !== '').map(({ path }) => path))

describe('a client that is generated from the document', () => {
  let client: OpenAPIClient
  beforeAll(async () => {
    await server().listen({ port: 0, host: '127.0.0.1' })
    const { port } = server().server.address() as AddressInfo
    const definition = JSON.parse(checkedIn()) as Document
    const axiosConfigDefaults = { baseURL: `http://127.0.0.1:${port}`, proxy: false as const }
    client = await new OpenApiClient({ definition, axiosConfigDefaults }).init()
  })

  const ask = async <T>(operation: string, parameters: Readonly<Record<string, string>>) => {
    const call = client[operation]
    if (call === undefined) throw new Error(`There is no operation ${operation}.`)
    const { data } = await call({ ...parameters, language: 'zh' })
    return data as Envelope<T>
  }

  it('should find a site, its issues, an article and what is searched for', async () => {
    const site = await ask<{ readonly id: string }>('getSiteFindBySld', { sld: 'slgc' })
    expect(site).toMatchObject({ status: 0, message: '操作成功', data: { id: siteId('slgc') } })
    const issues = await ask<readonly object[]>('getFrontPeriodGetPeriodTree', { siteId: site.data.id })
    expect(issues.data).toHaveLength(1)
    const found = await ask<{
      readonly content: readonly { readonly id: string; readonly resName: string }[]
    }>('getSearchSearch', { siteId: site.data.id, q: '水' })
    const [first] = found.data.content
    const article = await ask<{ readonly resName: string }>('getFrontArticleId', { id: first?.id ?? '' })
    expect(article.data.resName).toBe(first?.resName)
  })

  it('should have a name for each operation, and every operation that answers JSON should be reachable', async () => {
    const document = JSON.parse(checkedIn()) as {
      paths: Record<string, Record<string, { readonly operationId: string }>>
    }
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(client[id], id).toBeTypeOf('function')
  })
})

interface Described {
  readonly tags: readonly string[]
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly schema: { readonly enum?: readonly string[] }
  }[]
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, unknown>> }>>
}

const described = (): readonly (readonly [path: string, method: string, Described])[] => {
  const { paths } = JSON.parse(checkedIn()) as { readonly paths: Record<string, Record<string, Described>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [path, method, operation] as const),
  )
}

describe('the document', () => {
  it('should say what each family of calls is about, and name no other', () => {
    const { tags } = JSON.parse(checkedIn()) as {
      readonly tags: readonly { readonly name: string; readonly description: string }[]
    }
    const used = new Set(described().flatMap(([, , operation]) => operation.tags))
    expect(tags.map(({ name }) => name).toSorted()).toEqual([...used].toSorted())
    expect(tags.filter(({ description }) => description === '')).toEqual([])
  })

  it('should list values that the calls take, and refuse others where others are refused', async () => {
    const ask = async (path: string, name: string, value: string): Promise<number> => {
      const ids = { siteId: siteId('slgc'), id: '1', ids: '1', topicId: '1' }
      const needed = { ...ids, q: '水', citationType: 'BibTeX' }
      const query = new URLSearchParams({ ...needed, [name]: value })
      const url = `${path
        .replaceAll(`{${name}}`, value)
        .replace('{attachType}', 'pdf')
        .replaceAll(/\{\w+\}/g, '1')}?${query.toString()}`
      const { statusCode, headers, body } = await server().inject(url)
      const isJson = String(headers['content-type']).startsWith('application/json')
      const { status } = isJson ? (JSON.parse(body) as { readonly status?: number }) : { status: 0 }
      return statusCode === 200 ? (status ?? 0) : statusCode
    }
    const strict = new Set<string>()
    for (const [path, method, { parameters }] of described()) {
      if (method !== 'get') continue
      for (const { name, schema, in: place } of parameters) {
        if (place === 'header' || schema.enum === undefined) continue
        for (const value of schema.enum)
          expect(await ask(path, name, value), `${path} ${name}=${value}`).not.toBe(400)
        if ((await ask(path, name, 'none-of-these')) === 400) strict.add(name)
      }
    }
    expect([...strict].toSorted()).toEqual([
      'attachType',
      'citationType',
      'field',
      'period',
      'sort',
      'time',
      'type',
    ])
  })

  it('should say how a call is refused that answers one text', async () => {
    const plain = described().filter(
      ([, , { responses }]) => 'text/plain' in (responses['200']?.content ?? {}),
    )
    expect(plain.map(([path]) => path.split('/').at(-1))).toContain('getJumpUrl')
    for (const [path, , { responses }] of plain) {
      const { statusCode, headers } = await server().inject(`${path}?id=987654321`)
      const [mediaType = ''] = String(headers['content-type']).split(';')
      expect(Object.keys(responses[String(statusCode)]?.content ?? {}), path).toContain(mediaType)
    }
  })
})
