import { describe, expect, it } from 'vitest'
import { elementsAt } from '../../domain/citation/readers.ts'
import { openaireFaults } from '../../domain/deposit/openaire-structure.ts'
import { harvester, harvestPath as path, readHarvest, textsAt } from './harvest-reader.ts'
import { servedSamples } from './served-samples.ts'

const { store, server, failures } = servedSamples()

const { harvest, whole } = harvester(server)

const count = async (where: string): Promise<number> =>
  (
    await store().query<{ count: number }>(
      `select count(*) as count from article a join site s on s.id = a.site_id where not s.expired and ${where}`,
    )
  )[0]?.count ?? 0

describe('a harvest', () => {
  it('says what the repository is, and the forms and sets that it has', async () => {
    const identify = await harvest('verb=Identify', 'slgc')
    const said = Object.fromEntries(identify.content?.children.map(({ name, text }) => [name, text]) ?? [])
    expect(said).toMatchObject({
      repositoryName: 'Journal of Hydraulic Works',
      baseURL: `http://slgc.localhost${path}`,
      protocolVersion: '2.0',
      deletedRecord: 'persistent',
      granularity: 'YYYY-MM-DDThh:mm:ssZ',
      compression: 'gzip',
    })
    expect(said['adminEmail']).toMatch(/^[^@\s]+@[^@\s]+$/)
    const formats = (await harvest('verb=ListMetadataFormats')).content
    expect(formats?.children.map((format) => elementsAt(format, 'metadataPrefix')[0]?.text)).toEqual([
      'oai_dc',
      'jats',
      'oai_openaire',
    ])
    const sets = (await harvest('verb=ListSets', 'hengwen')).content?.children ?? []
    const specs = sets.map((set) => elementsAt(set, 'setSpec')[0]?.text ?? '')
    expect(new Set(specs).size).toBe(specs.length)
    expect(specs.filter((spec) => spec.startsWith('journal-')).length).toBeGreaterThan(1)
    for (const spec of specs) {
      const { records } = await whole('ListIdentifiers', `metadataPrefix=oai_dc&set=${spec}`, 'hengwen')
      expect(records.every(({ sets: within }) => within.includes(spec))).toBe(true)
    }
  })

  it('has every article of its host once, whichever the form and the verb, under the same identifier everywhere', async () => {
    const all = await whole('ListIdentifiers', 'metadataPrefix=oai_dc')
    const identifiers = all.records.map(({ identifier }) => identifier)
    expect(new Set(identifiers).size).toBe(identifiers.length)
    expect(identifiers).toHaveLength(await count('true'))
    const own = await whole('ListIdentifiers', 'metadataPrefix=oai_dc', 'slgc')
    expect(own.records).toHaveLength(await count(`s.sld = 'slgc'`))
    expect(own.records.every(({ identifier }) => identifiers.includes(identifier))).toBe(true)
    for (const metadataPrefix of ['oai_dc', 'jats', 'oai_openaire']) {
      const { records } = await whole('ListRecords', `metadataPrefix=${metadataPrefix}`, 'slgc')
      expect(records.map(({ identifier }) => identifier)).toEqual(
        own.records.map(({ identifier }) => identifier),
      )
      expect(records.every(({ metadata }) => metadata !== null && metadata.children.length > 0)).toBe(true)
    }
  }, 120_000)

  it('tells an article as the journal that published it, from whatever host', async () => {
    const [{ identifier } = { identifier: '' }] = (
      await whole('ListIdentifiers', 'metadataPrefix=oai_dc', 'slgc')
    ).records
    const asked = `verb=GetRecord&identifier=${encodeURIComponent(identifier)}&metadataPrefix=`
    for (const site of ['slgc', 'hengwen', 'www']) {
      const [found] = (await harvest(`${asked}oai_dc`, site)).records
      expect(textsAt(found, 'dc:identifier').some((url) => url.startsWith('http://slgc.localhost/'))).toBe(
        true,
      )
      expect(textsAt(found, 'dc:source').join()).toMatch(/水利工程|Hydraulic Works/)
      expect(textsAt(found, 'dc:creator').length).toBeGreaterThan(0)
      expect(textsAt(found, 'dc:title').length).toBeGreaterThan(0)
    }
    const [openaire] = (await harvest(`${asked}oai_openaire`)).records
    expect(textsAt(openaire, 'oaire:resourceType')).toHaveLength(1)
    expect(textsAt(openaire, 'datacite:identifier')).toHaveLength(1)
    const [jats] = (await harvest(`${asked}jats`)).records
    expect(jats?.metadata?.name).toBe('article')
    expect((await harvest(`${asked}oai_dc`, 'emf')).error?.[0]).toBe('idDoesNotExist')
  })

  it('tells every article as the OpenAIRE guidelines for literature ask [C7.15]', async () => {
    const { records } = await whole('ListRecords', 'metadataPrefix=oai_openaire')
    expect(records).toHaveLength(await count('true'))
    const faults = records.flatMap(({ identifier, metadata }) =>
      metadata === null
        ? [`${identifier} has none`]
        : openaireFaults(metadata).map((fault) => `${identifier}: ${fault}`),
    )
    expect(faults).toEqual([])
    const lacking = (name: string): number =>
      records.filter(({ metadata }) => metadata?.children.every((child) => child.name !== name)).length
    // what the guidelines demand of every article
    for (const name of [
      'datacite:titles',
      'datacite:dates',
      'dc:language',
      'dc:publisher',
      'oaire:citationTitle',
    ])
      expect([name, lacking(name)]).toEqual([name, 0])
    const doi = '10.5555/slgc.2026.05.001'
    const resource = records.find(({ identifier }) => identifier.endsWith(doi))?.metadata ?? null
    const at = (...path: readonly string[]) =>
      resource === null ? [] : elementsAt(resource, ...path).map(({ text }) => text)
    expect(at('datacite:identifier')).toEqual([doi])
    expect(at('datacite:titles', 'datacite:title')).toHaveLength(2)
    expect(at('oaire:fundingReferences', 'oaire:fundingReference', 'oaire:awardNumber')).toEqual([
      '2025-LZ-0638',
    ])
    expect(at('oaire:fundingReferences', 'oaire:fundingReference', 'oaire:funderName')).toEqual([
      '临渚市科技计划',
    ])
    expect(at('dc:language')).toEqual(['zho'])
    expect(at('oaire:resourceType')).toEqual(['research article'])
    expect(failures).toEqual([])
  }, 120_000)

  it('has the full text of an article as JATS where its licence allows it, and its front alone where it does not', async () => {
    const doi = '10.5555/slgc.2026.05.001'
    const { records, parts } = await whole('ListRecords', 'metadataPrefix=jats')
    expect(Math.max(...parts.map((part) => part.records.length))).toBe(20)
    const textIn = async () => {
      const { records: found } = await whole('ListRecords', 'metadataPrefix=jats', 'slgc')
      const article = found.find(({ identifier }) => identifier.endsWith(doi))?.metadata
      return ['front', 'body', 'back', 'sub-article'].map(
        (name) => article?.children.filter((child) => child.name === name).length,
      )
    }
    expect(await textIn()).toEqual([1, 1, 1, 1])
    const article = records.find(({ identifier }) => identifier.endsWith(doi))?.metadata ?? null
    const references = article === null ? [] : elementsAt(article, 'back', 'ref-list', 'ref')
    expect(references).toHaveLength(11)
    const change = `update article set record = jsonb_set(record, '{license}', $1::jsonb) where doi = $2`
    const [{ license } = { license: null }] = await store().query<{ license: unknown }>(
      `select record->'license' as license from article where doi = $1`,
      [doi],
    )
    const closed = { url: 'https://example.org/terms', name: 'All rights reserved' }
    await store().query(change, [JSON.stringify(closed), doi])
    expect(await textIn()).toEqual([1, 0, 0, 0])
    await store().query(change, [JSON.stringify(license), doi])
    expect(await textIn()).toEqual([1, 1, 1, 1])
  }, 120_000)

  it.each([
    ['', 'badVerb'],
    ['verb=Nothing', 'badVerb'],
    ['verb=Identify&verb=Identify', 'badVerb'],
    ['verb=Identify&until=2026-01-01', 'badArgument'],
    ['verb=ListRecords', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&metadataPrefix=oai_dc', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-30', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-01-01T00:00:00', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-01-01&until=2026-01-02T00:00:00Z', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-01-02&until=2026-01-01', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&resumptionToken=x', 'badArgument'],
    ['verb=ListRecords&resumptionToken=x', 'badResumptionToken'],
    ['verb=ListRecords&resumptionToken=e30.AAAAAAAAAAAAAAAAAAAAAA', 'badResumptionToken'],
    ['verb=ListSets&resumptionToken=x', 'badResumptionToken'],
    ['verb=ListRecords&metadataPrefix=marcxml', 'cannotDisseminateFormat'],
    ['verb=GetRecord&identifier=oai:x:1&metadataPrefix=oai_dc', 'idDoesNotExist'],
    ['verb=GetRecord&identifier=oai:portal.localhost:1/%2500&metadataPrefix=oai_dc', 'idDoesNotExist'],
    [
      'verb=GetRecord&identifier=oai:portal.localhost:999999999999999/x&metadataPrefix=oai_dc',
      'idDoesNotExist',
    ],
    ['verb=ListRecords&metadataPrefix=oai_dc&until=1990-01-01', 'noRecordsMatch'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=9999-12-31', 'noRecordsMatch'],
    ['verb=ListRecords&metadataPrefix=oai_dc&set=column-AA', 'noRecordsMatch'],
    ['verb=ListRecords&metadataPrefix=oai_dc&set=journal-emf%00', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&set=journal+emf', 'badArgument'],
    ['verb=ListIdentifiers&metadataPrefix=oai_dc&set=', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=', 'badArgument'],
    ['verb=GetRecord&identifier=oai:x:1&metadataPrefix=oai+dc', 'badArgument'],
    ['verb=ListMetadataFormats&identifier=oai:portal.localhost:1/none', 'idDoesNotExist'],
  ])('answers %j with %s, as the protocol has it', async (query, code) => {
    const { error, request } = await harvest(query)
    expect(error?.[0]).toBe(code)
    const isUnread = code === 'badVerb' || code === 'badArgument'
    expect(Object.keys(request.arguments).length === 0).toBe(isUnread)
  })

  it('is asked by POST too, and compressed for whom takes it so', async () => {
    const answer = await server().inject({
      method: 'POST',
      url: path,
      headers: { host: 'slgc.localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'verb=ListIdentifiers&metadataPrefix=oai_dc&until=2999-01-01',
    })
    expect(readHarvest(answer.body).records.length).toBeGreaterThan(0)
    const url = `${path}?verb=ListRecords&metadataPrefix=oai_dc`
    const headers = { host: 'slgc.localhost' }
    const plain = await server().inject({ url, headers })
    const zipped = await server().inject({ url, headers: { ...headers, 'accept-encoding': 'gzip' } })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(zipped.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
    expect(failures).toEqual([])
  })
})
