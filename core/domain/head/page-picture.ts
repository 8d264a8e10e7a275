import { previewAddress, previewSize } from '../media/picture-preview.ts'
import { absoluteAddress } from './absolute-address.ts'
import type { HeadSource } from './head-input.ts'
import type { HeadMeta } from './head-model.ts'
import type { HeadContent } from './page-head.ts'
import { pageTitle } from './page-title.ts'

/** The pictures that could stand for a page, the most particular first; '' and absent ones count for nothing. */
function picturesOf(content: HeadContent | null): readonly (string | undefined)[] {
  switch (content?.page) {
    case 'article': {
      const { article, floats } = content.content
      const figure = floats.find(({ kind, imageUrl }) => kind === 'figure' && imageUrl !== '')
      return [article.graphicAbstractUrl, figure?.imageUrl, article.coverUrl]
    }
    case 'float':
      return [content.content.shown.imageUrl, content.content.article.coverUrl]
    case 'issue':
      return [content.content.issue.coverUrl, content.content.journal.coverUrl]
    case 'home':
      return [content.content.journal?.coverUrl]
    case 'media':
      return [content.content.item.posterUrl]
    case 'news':
      return [content.content.news.coverUrl]
    case 'album':
      return [content.content.album.coverUrl]
    case 'topic':
      return [content.content.topic.coverUrl]
    case 'book':
      return [content.content.book.coverUrl]
    default:
      return []
  }
}

/** Pictures of other hosts in forms that every site shows. */
const isShownAnywhere = (address: string): boolean => /^https?:.*\.(?:png|jpe?g|webp|gif)$/i.test(address)

/**
 * The picture that other sites show beside a link to the page, in a form that they show: a stored one, which may be a
 * drawing, by its preview. None where nothing stands for the page. `url` is the page's own address.
 */
export function pictureMetas(input: HeadSource, url: string): readonly HeadMeta[] {
  const found = [...picturesOf(input.content), input.shell.site.pictureUrl].find(
    (address = '') => previewAddress(address) !== '' || isShownAnywhere(address),
  )
  if (found === undefined) return []
  const preview = previewAddress(found)
  const size = (side: 'width' | 'height'): string => (preview === '' ? '' : String(previewSize[side]))
  return [
    { name: 'og:image', content: absoluteAddress(preview || found, url) },
    { name: 'og:image:width', content: size('width') },
    { name: 'og:image:height', content: size('height') },
    { name: 'og:image:alt', content: pageTitle(input) },
  ]
}
