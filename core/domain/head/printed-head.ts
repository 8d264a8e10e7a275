import { breadcrumbsOf } from './breadcrumbs.ts'
import {
  albumJsonLd,
  bookJsonLd,
  mediaJsonLd,
  memberJsonLd,
  newsJsonLd,
  topicJsonLd,
} from './collected-json-ld.ts'
import type { HeadInput, HeadSource } from './head-input.ts'
import type { HeadModel } from './head-model.ts'
import { headOf } from './head-of.ts'
import { pictureMetas } from './page-picture.ts'
import { breadcrumbJsonLd, organisationJsonLd, siteJsonLd } from './site-json-ld.ts'

/** A head with all that programs read in it. */
export interface PrintedHead extends HeadModel {
  /** JSON-LD of what the page belongs to: the site of a home, the way to any other page. */
  readonly placeJsonLd: readonly object[]
}

/**
 * The head of a page as the server prints it: with what programs alone read, who take every page from the server. No
 * browser loads what makes it.
 */
export function printedHead(input: HeadInput): PrintedHead {
  const head = headOf(input)
  const url = head.links.find(({ rel }) => rel === 'canonical')?.href ?? ''
  if (url === '') return { ...head, placeJsonLd: [] }
  const source = { ...input, content: input.content ?? null }
  const pictures = pictureMetas(source, url).filter((meta) => meta.content !== '')
  return {
    ...head,
    metas: [...head.metas, ...pictures],
    jsonLd: head.jsonLd ?? jsonLdOf(source, url),
    placeJsonLd: placeJsonLdOf(source, url),
  }
}

/** What the page is of, where browsers do not make it too. */
function jsonLdOf(input: HeadSource, url: string): object | null {
  const { content, language } = input
  switch (content?.page) {
    case 'home':
      return input.shell.site.type === 'single' ? null : organisationJsonLd(input, url)
    case 'media':
      return mediaJsonLd(content.content, language, url)
    case 'news':
      return newsJsonLd(content.content, input, url)
    case 'album':
      return albumJsonLd(content.content, input, url)
    case 'topic':
      return topicJsonLd(content.content, input, url)
    case 'book':
      return bookJsonLd(content.content, language, url)
    case 'editorialBoard':
      return memberJsonLd(content.content, language, url)
    default:
      return null
  }
}

function placeJsonLdOf(input: HeadSource, url: string): readonly object[] {
  if (input.content?.page === 'home') return [siteJsonLd(input, url)]
  const way = breadcrumbsOf(input, url)
  return way.length === 0 ? [] : [breadcrumbJsonLd(way)]
}
