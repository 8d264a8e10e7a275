import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askPage, openPortal, type PortalInTest } from './support/portal-in-test.ts'

type Told = Readonly<Record<string, unknown>>

let portal: PortalInTest
beforeAll(async () => {
  portal = await openPortal()
}, 300_000)
afterAll(() => portal.close())

/** Every JSON-LD object of a page, and the address that stands for it. */
async function objectsOf(
  site: string,
  path: string,
): Promise<{ objects: readonly Told[]; canonical: string }> {
  const { status, body } = await askPage(portal.port, site, path)
  expect(status, path).toBe(200)
  const scripts = body.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)
  return {
    objects: [...scripts].map(([, text = '']) => JSON.parse(text) as Told),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1] ?? '',
  }
}

/** The first address of each kind of page in the sitemap of a host, in one language. */
async function kindsOf(site: string, language: string): Promise<readonly string[]> {
  const { body } = await askPage(portal.port, site, '/sitemap.txt')
  const kinds = new Map<string, string>()
  for (const line of body.split('\n').filter((each) => each !== '')) {
    const path = new URL(line).pathname
    const [, of, kind = ''] = path.split('/')
    if (of === language && !kinds.has(kind)) kinds.set(kind, path)
  }
  return [...kinds.values()]
}

/** What a consumer of structured data takes exception to, in an object and all that it holds. */
function faults(value: unknown, key = ''): readonly string[] {
  if (value === null) return [`${key} null`]
  if (Array.isArray(value))
    return value.length === 0 ? [`${key} []`] : value.flatMap((each) => faults(each, key))
  if (typeof value === 'object') return Object.entries(value).flatMap(([name, each]) => faults(each, name))
  const text = JSON.stringify(value).replace(/^"|"$/g, '')
  if (text.trim() === '') return [`${key} ''`]
  if (/^(?:url|item|image|contentUrl|thumbnailUrl|logo|license|mainEntityOfPage|urlTemplate)$/.test(key))
    return /^https?:\/\/[^\s/]+\//.test(text) ? [] : [`${key} ${text}`]
  if (/^(?:datePublished|dateModified|uploadDate)$/.test(key))
    return /^\d{4}(?:-\d\d(?:-\d\d(?:T[\d:]+Z)?)?)?$/.test(text) ? [] : [`${key} ${text}`]
  return key === 'name' && /<\/?\w+>/.test(text) ? [`${key} ${text}`] : []
}

/** What each type must say, as search engines ask for it. */
const required: Readonly<Record<string, readonly string[]>> = {
  ScholarlyArticle: ['headline', 'author', 'datePublished', 'publisher', 'isPartOf', 'inLanguage'],
  PublicationIssue: ['issueNumber', 'datePublished', 'isPartOf'],
  Periodical: ['name', 'issn', 'publisher'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl', 'duration'],
  AudioObject: ['name', 'description', 'uploadDate', 'contentUrl', 'duration'],
  ImageObject: ['contentUrl', 'creator', 'license'],
  NewsArticle: ['headline', 'datePublished', 'publisher', 'inLanguage'],
  Collection: ['name', 'hasPart'],
  Book: ['name', 'author', 'publisher'],
  Person: ['name', 'affiliation', 'url'],
  Organization: ['name', 'url'],
  WebSite: ['name', 'url', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
}

const lacking = (object: Told): readonly string[] =>
  (required[String(object['@type'])] ?? ['a known type']).filter((name) => !(name in object))

describe('what pages tell search engines', () => {
  it.each([
    ['slgc', 'zh'],
    ['slgc', 'en'],
    ['entest01', 'en'],
    ['hengwen', 'zh'],
    ['www', 'en'],
  ])('is whole on every kind of page of %s, in %s [C9.12]', async (site, language) => {
    const found: Record<string, readonly string[]> = {}
    const types = new Set<string>()
    for (const path of await kindsOf(site, language)) {
      const { objects, canonical } = await objectsOf(site, path)
      for (const object of objects) {
        types.add(String(object['@type']))
        const wrong = [...faults(object), ...lacking(object)]
        if (wrong.length > 0) found[`${path} ${String(object['@type'])}`] = wrong
        if ('url' in object && object['url'] !== canonical) found[path] = ['url']
      }
    }
    expect(found).toEqual({})
    expect([...types]).toEqual(expect.arrayContaining(['WebSite', 'BreadcrumbList']))
  })

  it('leads to each page from its home, by pages that are there [C9.12]', async () => {
    for (const path of await kindsOf('slgc', 'en')) {
      const { objects, canonical } = await objectsOf('slgc', path)
      const ways = objects.filter((object) => object['@type'] === 'BreadcrumbList')
      expect(ways.length, path).toBe(path === '/en/home' ? 0 : 1)
      for (const { itemListElement } of ways) {
        const steps = itemListElement as readonly { position: number; name: string; item: string }[]
        expect(steps.map(({ position }) => position)).toEqual(steps.map((_, at) => at + 1))
        expect(steps[0]?.item).toBe(`${new URL(canonical).origin}/en/home`)
        expect(steps.at(-1)?.item).toBe(canonical)
        for (const { item } of steps.slice(1, -1)) {
          const { pathname, search } = new URL(item)
          const { status } = await askPage(portal.port, 'slgc', pathname + search)
          expect(status, item).toBe(200)
        }
      }
    }
  })

  it('finds what is looked for where the home says that it is searched', async () => {
    const { objects } = await objectsOf('slgc', '/en/home')
    const { potentialAction } = objects.find((object) => object['@type'] === 'WebSite') as {
      potentialAction: { target: { urlTemplate: string }; 'query-input': string }
    }
    expect(potentialAction['query-input']).toBe('required name=search_term_string')
    const { urlTemplate } = potentialAction.target
    expect(urlTemplate).toContain('{search_term_string}')
    const { pathname, search } = new URL(urlTemplate.replace('{search_term_string}', 'fishway'))
    const { status, body } = await askPage(portal.port, 'slgc', pathname + search)
    expect(status).toBe(200)
    expect(body).toContain('vertical-slot fishway')
  })

  it('names the house of several journals, and the publisher of one', async () => {
    const group = await objectsOf('hengwen', '/en/home')
    expect(group.objects[0]).toMatchObject({ '@type': 'Organization', name: 'Hengwen Scholarly Press' })
    const journal = await objectsOf('slgc', '/en/home')
    expect(journal.objects.find((object) => object['@type'] === 'WebSite')).toMatchObject({
      publisher: { '@type': 'Organization', name: 'Hengwen Scholarly Press' },
    })
  })
})
