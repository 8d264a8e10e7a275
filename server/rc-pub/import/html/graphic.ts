import { attribute, descendantsNamed, type XmlElement } from '../xml/xml-tree.ts'
import type { Rendering } from './rendering.ts'
import { voidTag } from './write-html.ts'

/** Pictures that browsers show come before those that they do not. */
const rank = (href: string): number =>
  /\.(svg|png|jpe?g|gif|webp|avif)$/i.test(href) ? 0 : /\.(tiff?|eps|pdf)$/i.test(href) ? 2 : 1

/** Some publishers name a picture as they name a film. */
const isImage = (media: XmlElement): boolean => attribute(media, 'mimetype') === 'image'

const graphicsIn = (element: XmlElement): readonly XmlElement[] => {
  const graphics = [
    ...(element.name.endsWith('graphic') ? [element] : []),
    ...descendantsNamed(element, 'graphic', 'inline-graphic'),
  ]
  const media = element.name === 'media' ? [element] : descendantsNamed(element, 'media')
  return graphics.length > 0 ? graphics : media.filter(isImage)
}

/** The references to pictures in an element, best first; those of media that are pictures where there is no other. */
export const graphicHrefs = (element: XmlElement): readonly string[] =>
  graphicsIn(element)
    .map((graphic) => attribute(graphic, 'xlink:href'))
    .filter((href) => href !== '')
    .sort((a, b) => rank(a) - rank(b))

/** The first picture of an element that this copy has; '' where it has none. */
export const writeGraphic = (
  element: XmlElement,
  rendering: Pick<Rendering, 'resolveGraphic'>,
  alt: string,
): string => {
  for (const href of graphicHrefs(element)) {
    const graphic = rendering.resolveGraphic(href)
    if (graphic !== null) {
      return voidTag('img', {
        src: graphic.url,
        alt: alt || null,
        width: graphic.width,
        height: graphic.height,
        loading: 'lazy',
      })
    }
  }
  return ''
}
