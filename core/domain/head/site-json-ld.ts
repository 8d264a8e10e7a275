import { languageShown, localise } from '../language/localized.ts'
import { switchTarget } from '../language/switch-target.ts'
import { emptySearchQuery } from '../search/search-query.ts'
import { absoluteAddress } from './absolute-address.ts'
import type { Breadcrumb } from './breadcrumbs.ts'
import { urlBeside } from './canonical-route.ts'
import type { HeadInput } from './head-input.ts'
import { context, organisation, pruned, textIn } from './json-ld.ts'

/** Stands in an address for the words that are looked for, as schema.org has it. */
const searchWord = 'search_term_string'

/** The way to a page for search engines. */
export const breadcrumbJsonLd = (way: readonly Breadcrumb[]): object => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ name, url }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: url,
  })),
})

/** A site for search engines, with the search of it; a journal's is told by its publisher. */
export function siteJsonLd(input: HeadInput, url: string): object {
  const { language, shell } = input
  const { name } = shell.site
  const query = { ...emptySearchQuery, term: searchWord }
  const results = urlBeside(input, { page: 'search', language, query }, language)
  const other = textIn(name, switchTarget(language))
  return pruned({
    '@context': context,
    '@type': 'WebSite',
    name: textIn(name, language),
    alternateName: other === textIn(name, language) ? undefined : other,
    url,
    inLanguage: languageShown(name, language),
    publisher: shell.journal === null ? undefined : organisation(textIn(shell.journal.publisher, language)),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: results.replaceAll(searchWord, `{${searchWord}}`),
      },
      'query-input': `required name=${searchWord}`,
    },
  })
}

/** Who publishes several journals, for search engines: a group, or the house of the aggregate. */
export function organisationJsonLd({ language, shell }: HeadInput, url: string): object {
  const { description, logoUrl, name } = shell.site
  return pruned({
    '@context': context,
    '@type': 'Organization',
    name: textIn(name, language),
    description: localise(description, language),
    logo: logoUrl && absoluteAddress(logoUrl, url),
    url,
  })
}
