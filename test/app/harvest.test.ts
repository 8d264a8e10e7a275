import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readXml } from '../domain/citation/readers.ts'
import { orderOf, strayChild } from '../domain/deposit/deposit-orders.ts'
import { readHarvest } from '../server/rc-pub/harvest-reader.ts'
import { askPage, openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest

beforeAll(async () => {
  portal = await openPortal()
}, 300_000)
afterAll(() => portal.close())

/** Sends the arguments as a form. */
const sendForm = (site: string, form: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = portal
    const headers = {
      host: `${site}.localhost:${port}`,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': form.length,
    }
    const sent = request(
      { host: '127.0.0.1', port, method: 'POST', path: '/oai', headers, agent: false },
      (answer) => {
        let body = ''
        answer.setEncoding('utf8').on('data', (text: string) => (body += text))
        answer.on('end', () => resolve(body))
      },
    )
    sent.on('error', reject)
    sent.end(form)
  })

describe('harvesters', () => {
  it('find what a host shows at its /oai, by GET and by POST', async () => {
    const counts = new Map<string, number>()
    for (const site of ['slgc', 'hengwen', 'www']) {
      const identify = readHarvest((await askPage(portal.port, site, '/oai?verb=Identify')).body)
      expect(identify.request.url).toBe(`http://${site}.localhost:${portal.port}/oai`)
      const list = 'verb=ListIdentifiers&metadataPrefix=oai_dc'
      const asked = readHarvest((await askPage(portal.port, site, `/oai?${list}`)).body)
      expect(readHarvest(await sendForm(site, list)).records).toEqual(asked.records)
      counts.set(site, asked.records.length)
    }
    const [journal = 0, group = 0, all = 0] = counts.values()
    expect(journal).toBeGreaterThan(0)
    expect(group).toBeGreaterThan(journal)
    expect(all).toBeGreaterThanOrEqual(group)
    expect(portal.failures).toEqual([])
  })

  it('are led by a record to a page of the article', async () => {
    const answer = await askPage(
      portal.port,
      'www',
      '/oai?verb=ListRecords&metadataPrefix=oai_dc&set=journal-slgc',
    )
    const [record] = readHarvest(answer.body).records
    const page = record?.metadata?.children.find(({ name }) => name === 'dc:identifier')?.text ?? ''
    const { hostname, pathname } = new URL(page)
    expect(hostname).toBe('slgc.localhost')
    expect((await askPage(portal.port, 'slgc', pathname)).status).toBe(200)
  })

  it('find an article by its DOI in the form of Crossref, with the addresses of its own journal', async () => {
    const [doi = ''] =
      /10\.5555\/slgc[^<]*/.exec(
        (await askPage(portal.port, 'slgc', '/oai?verb=ListRecords&metadataPrefix=oai_dc')).body,
      ) ?? []
    for (const site of ['slgc', 'www']) {
      const { status, body } = await askPage(portal.port, site, `/unixref?doi=${doi.toUpperCase()}`)
      expect(status).toBe(200)
      expect(strayChild(readXml(body), orderOf.crossref)).toBeNull()
      expect(body).toContain(`<doi>${doi}</doi><resource>http://slgc.localhost:${portal.port}/`)
    }
    // another journal does not show it
    for (const asked of [`/unixref?doi=${doi}`, '/unixref?doi=10.1/none', '/unixref'])
      expect((await askPage(portal.port, 'emf', asked)).body).toContain('<error>')
  })
})
