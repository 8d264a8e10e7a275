import type { HeadInput } from './head-input.ts'
import type { HeadModel } from './head-model.ts'
import { headOf } from './head-of.ts'
import { mediaJsonLd } from './json-ld.ts'
import { pictureMetas } from './page-picture.ts'

/**
 * The head of a page as the server prints it: with what programs alone read, who take every page from the server. No
 * browser loads what makes it.
 */
export function printedHead(input: HeadInput): HeadModel {
  const head = headOf(input)
  const { content = null, language } = input
  const url = head.links.find(({ rel }) => rel === 'canonical')?.href ?? ''
  if (url === '') return head
  const pictures = pictureMetas({ ...input, content }, url).filter((meta) => meta.content !== '')
  return {
    ...head,
    metas: [...head.metas, ...pictures],
    jsonLd: content?.page === 'media' ? mediaJsonLd(content.content, language, url) : head.jsonLd,
  }
}
