import type { ContentLanguage } from '@xuekan/core'
import { tagOf } from '../meta/language-versions.ts'
import { baseOf } from '../text/tags.ts'
import { attribute, childrenNamed, type XmlElement } from '../xml/xml-tree.ts'
import { abstractKinds, summaryTitle, type AbstractKind } from './abstract-kinds.ts'
import { writeGraphic } from './graphic.ts'
import type { Rendering } from './rendering.ts'
import { bodyOf, writeHeading } from './sections.ts'
import { wordsOfPicture } from './words-of-picture.ts'
import { escapeMarkup, tag } from './write-html.ts'

/** The front of an article or of a translation of it. */
interface Front {
  readonly meta: XmlElement
  readonly tag: ContentLanguage
}

export interface SummarySource extends Front {
  /** Of all versions of the article, the original first. */
  readonly fronts: readonly Front[]
  /** Languages, without regions, in which it has a full text. */
  readonly textLanguages: ReadonlySet<string>
}

const abstractsOf = ({ meta, tag: surrounding }: Front, isWanted: (base: string) => boolean) =>
  childrenNamed(meta, 'abstract', 'trans-abstract').filter((each) =>
    isWanted(baseOf(tagOf(each, surrounding))),
  )

/** Abstracts of other kinds in the language of the text: those of its own front, and kinds that only another one has. */
const summariesOf = (source: SummarySource): ReadonlyMap<XmlElement, AbstractKind> => {
  const isOwn = (base: string) => base === baseOf(source.tag)
  const own = abstractsOf(source, isOwn)
  const types = new Set(own.map((each) => attribute(each, 'abstract-type')))
  const borrowed = source.fronts
    .filter(({ meta }) => meta !== source.meta)
    .flatMap((front) => abstractsOf(front, isOwn))
    .filter((each) => !types.has(attribute(each, 'abstract-type')))
  const kinds = abstractKinds([...own, ...borrowed])
  return new Map([...kinds].filter(([, kind]) => kind !== 'main'))
}

/** Captions in languages that have no text of their own stand below that of the original. */
const furtherCaptions = (source: SummarySource, rendering: Rendering): string => {
  if (source.meta !== source.fronts[0]?.meta) return ''
  const others = abstractsOf(source, (base) => base !== baseOf(source.tag) && !source.textLanguages.has(base))
  const kinds = abstractKinds(others)
  return others
    .filter((each) => kinds.get(each) === 'graphical')
    .map((each) => {
      const words = rendering.blocks(wordsOfPicture(each), 4)
      return words === '' ? '' : tag('div', { lang: tagOf(each, source.tag) }, words)
    })
    .join('')
}

/** The picture of a graphical abstract with its words as caption; the words alone where this copy lacks the picture. */
const writePicture = (abstract: XmlElement, rendering: Rendering, more: string): string => {
  const picture = writeGraphic(abstract, rendering, summaryTitle(abstract, rendering.messages))
  const words = rendering.blocks(wordsOfPicture(abstract), 4) + more
  if (picture === '') return words
  const caption = words === '' ? '' : tag('figcaption', {}, words)
  return tag('figure', { class: 'graphical' }, picture + caption)
}

/** Digests, plain-language summaries and highlights stand before the text, as their journals print them. */
export const writeSummaries = (source: SummarySource, rendering: Rendering): string =>
  [...summariesOf(source)]
    .map(([abstract, kind]) => {
      const content =
        kind === 'graphical'
          ? writePicture(abstract, rendering, furtherCaptions(source, rendering))
          : rendering.blocks(bodyOf(abstract), 3)
      const title = escapeMarkup(summaryTitle(abstract, rendering.messages))
      return content === '' ? '' : tag('section', { class: 'summary' }, writeHeading(title, '', 2) + content)
    })
    .join('')
