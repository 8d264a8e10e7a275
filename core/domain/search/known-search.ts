import type { LinkContext, SiteName } from '../link/link-context.ts'
import { routeLink } from '../link/route-link.ts'
import type { Route } from '../route/route.ts'

/** The one page that a known item means. */
export interface KnownTarget {
  readonly route: Route
  /** Of an issue or a journal; null for the shown site. */
  readonly site: SiteName | null
}

/** What a term has of the one thing: its DOI or ISSN alone, its place in a journal alone, or a reference to it. */
export type KnownKind = 'identifier' | 'place' | 'reference'

/** A search whose term was read as a known item. */
export interface KnownSearch {
  readonly kind: KnownKind
  /** The item in a few words; a DOI and an ISSN stand under their names. */
  readonly text: string
  /** null where none is there, or several are. */
  readonly target: KnownTarget | null
}

/** Where a search leads that means one page; null for one that shows what it finds. */
export const knownLink = (known: KnownSearch | undefined, links: LinkContext): string | null =>
  known === undefined || known.target === null
    ? null
    : routeLink(known.target.route, links, known.target.site ?? links.shown)
