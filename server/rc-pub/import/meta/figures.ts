import type { FigureRecord } from '../../store/article-record.ts'
import { graphicHrefs } from '../html/graphic.ts'
import type { ResolveGraphic } from '../html/rendering.ts'
import { textSlots } from '../text/tags.ts'
import { attribute, type XmlElement } from '../xml/xml-tree.ts'
import { captionRecord, floatVersions } from './float-versions.ts'
import type { LanguageVersion } from './language-versions.ts'

/** The first picture of an element that this copy has, none being asked for after it; ''. */
export const pictureUrl = (element: XmlElement, resolveGraphic: ResolveGraphic): string => {
  for (const href of graphicHrefs(element)) {
    const graphic = resolveGraphic(href)
    if (graphic !== null) return graphic.url
  }
  return ''
}

/** The figures in the order of the original, with the labels, captions and pictures of its translations. */
export const readFigures = (
  versions: readonly [LanguageVersion, ...LanguageVersion[]],
  idOf: (figure: XmlElement) => string,
  resolveGraphic: ResolveGraphic,
): readonly FigureRecord[] =>
  floatVersions(versions, 'fig').map((forms) => {
    const [{ element }] = forms
    const pictures = forms.map((form) => ({ tag: form.tag, value: pictureUrl(form.element, resolveGraphic) }))
    return {
      id: idOf(element) || attribute(element, 'id'),
      ...captionRecord(forms),
      url: pictures.map(({ value }) => value).find((url) => url !== '') ?? '',
      urls: textSlots(pictures),
    }
  })
