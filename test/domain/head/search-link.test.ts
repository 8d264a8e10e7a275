import { expect, it } from 'vitest'
import { searchLinkOf } from '../../../core/domain/head/search-link.ts'
import { bareShell } from '../../../core/domain/shell/bare-shell.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { origin, shell, siteId } from './sample-journal.ts'

it('leads to the description of a site on its own host, in the language of the page, and nowhere else', () => {
  const link = {
    rel: 'search',
    href: '/opensearch.xml?lang=en',
    type: 'application/opensearchdescription+xml',
    title: 'Journal of Hydra',
  }
  expect(searchLinkOf({ shell, language: 'en' })).toEqual(link)
  expect(searchLinkOf({ shell, language: 'en', host: { origin, siteId, base: null } })).toEqual(link)
  const other = { origin, siteId: asSiteId('1'), base: null }
  expect(searchLinkOf({ shell, language: 'en', host: other })).toBeNull()
  expect(searchLinkOf({ shell: bareShell, language: 'en' })).toBeNull()
})
