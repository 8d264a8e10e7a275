import { canonicalUrl } from './canonical-route.ts'
import type { HeadInput } from './head-input.ts'
import { signpostsOf, type Signpost } from './signposts.ts'

type Links = Partial<Record<Signpost['rel'], readonly Omit<Signpost, 'rel'>[]>>

/** All links from one resource (RFC 9264). */
export type LinkContextObject = Links & { readonly anchor: string }

/**
 * The set of links of the page of an article, an issue or a journal: from it, and from its content and its descriptions
 * back to it (Signposting, FAIR level 2). Empty for other pages. Laws: each anchor stands once; what the page names as
 * its PDF or description leads back to it.
 */
export function linksetOf(input: HeadInput): readonly LinkContextObject[] {
  const { content = null, language } = input
  const signposts = signpostsOf(input)
  if (content === null || signposts.length === 0) return []
  const anchor = canonicalUrl({ ...input, content }, language)
  const back = { href: anchor, type: 'text/html' }
  return [
    { anchor, ...linksIn(signposts.filter(({ rel }) => rel !== 'linkset')) },
    ...signposts.flatMap(({ rel, href, type }): readonly LinkContextObject[] => {
      if (rel === 'describedby') return [{ anchor: href, describes: [back] }]
      return rel === 'item' && type !== 'text/html' ? [{ anchor: href, collection: [back] }] : []
    }),
  ]
}

function linksIn(signposts: readonly Signpost[]): Links {
  const links: Record<string, Omit<Signpost, 'rel'>[]> = {}
  for (const { rel, ...target } of signposts) (links[rel] ??= []).push(target)
  return links
}
