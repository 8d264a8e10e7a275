import fc from 'fast-check'
import type { LinkContext, SiteName } from '../../domain/link/link-context.ts'
import type { PageHost } from '../../domain/link/page-host.ts'
import { asSiteId } from '../../domain/site/site.ts'
import { arbitraryUiLanguage } from './text.ts'

/** The sites of a deployment: the aggregate, a group and journals. One has a reserved word for its name, one a domain. */
export const linkedSites: readonly SiteName[] = [
  { id: asSiteId('1'), sld: 'www', domain: '' },
  { id: asSiteId('2'), sld: 'hengwen', domain: '' },
  { id: asSiteId('25'), sld: 'slgc', domain: '' },
  { id: asSiteId('26'), sld: 'gzxb', domain: '' },
  { id: asSiteId('31'), sld: 'article', domain: '' },
  { id: asSiteId('32'), sld: 'gjjj', domain: 'economics.example.cn' },
]

const hostPatterns = [
  'http://{}.localhost:4173',
  'https://{}.journals.example.org',
  'http://127.0.0.1:4173',
] as const

/** A site with a domain is read on that host too, which has no hosts of other sites beside it. */
const arbitraryHost: fc.Arbitrary<PageHost> = fc
  .tuple(fc.constantFrom(...linkedSites), fc.constantFrom(...hostPatterns), fc.boolean())
  .map(([{ id, sld, domain }, pattern, own]) =>
    own && domain !== ''
      ? { origin: `https://${domain}`, siteId: id, base: null }
      : { origin: pattern.replace('{}', sld), siteId: id, base: pattern.split('{}.')[1] ?? null },
  )

/** A page of any site of the deployment, read on any of its hosts; some hosts carry no short-name. */
export const arbitraryLinkContext: fc.Arbitrary<LinkContext> = fc.record({
  host: arbitraryHost,
  shown: fc.constantFrom(...linkedSites),
  language: arbitraryUiLanguage,
  prefixed: fc.boolean(),
})
