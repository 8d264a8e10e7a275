import fc from 'fast-check'
import type { LinkContext, SiteName } from '../../domain/link/link-context.ts'
import type { PageHost } from '../../domain/link/page-host.ts'
import { asSiteId } from '../../domain/site/site.ts'
import { arbitraryUiLanguage } from './text.ts'

/** The sites of a deployment: the aggregate, a group and journals, one of which has a reserved word for its name. */
export const linkedSites: readonly SiteName[] = [
  { id: asSiteId('1'), sld: 'www' },
  { id: asSiteId('2'), sld: 'hengwen' },
  { id: asSiteId('25'), sld: 'slgc' },
  { id: asSiteId('26'), sld: 'gzxb' },
  { id: asSiteId('31'), sld: 'article' },
]

const arbitraryHost: fc.Arbitrary<PageHost> = fc
  .tuple(
    fc.constantFrom(...linkedSites),
    fc.constantFrom('http://{}.localhost:4173', 'https://{}.journals.example.org', 'http://127.0.0.1:4173'),
  )
  .map(([{ id, sld }, pattern]) => ({
    origin: pattern.replace('{}', sld),
    siteId: id,
    base: pattern.split('{}.')[1] ?? null,
  }))

/** A page of any site of the deployment, read on any of its hosts; some hosts carry no short-name. */
export const arbitraryLinkContext: fc.Arbitrary<LinkContext> = fc.record({
  host: arbitraryHost,
  shown: fc.constantFrom(...linkedSites),
  language: arbitraryUiLanguage,
  prefixed: fc.boolean(),
})
