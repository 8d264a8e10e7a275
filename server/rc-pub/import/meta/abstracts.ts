import { uiLanguageOf, type LocalizedText } from '@xuekan/core'
import { abstractKinds } from '../html/abstract-kinds.ts'
import { writeAbstract, writeSummary } from '../html/abstract.ts'
import type { ResolveGraphic } from '../html/rendering.ts'
import { baseOf, filled, textSlots, type Tagged } from '../text/tags.ts'
import { childElements, childrenNamed } from '../xml/xml-tree.ts'
import { pictureUrl } from './figures.ts'
import { tagOf, type LanguageVersion, type LanguageVersions } from './language-versions.ts'

/** The abstracts of every language with what each is for. */
const abstractsOf = (versions: LanguageVersions) => {
  const given = versions.flatMap((version) =>
    childrenNamed(version.meta, 'abstract', 'trans-abstract').map((each) => ({
      tag: tagOf(each, version.tag),
      element: each,
    })),
  )
  const tags = [...new Set(given.map(({ tag }) => tag))]
  return tags.flatMap((tag) => {
    const own = given.filter((each) => each.tag === tag).map(({ element }) => element)
    return [...abstractKinds(own)].map(([element, kind]) => ({ tag, element, kind }))
  })
}

/** The picture of the graphical abstract of each language that this copy has; '' of one without. */
export const graphicalAbstractUrls = (
  versions: LanguageVersions,
  resolveGraphic: ResolveGraphic,
): LocalizedText =>
  textSlots(
    abstractsOf(versions)
      .filter(({ kind }) => kind === 'graphical')
      .map(({ tag, element }) => ({ tag, value: pictureUrl(element, resolveGraphic) })),
  )

/** The texts of one language as one. */
const joined = (texts: readonly Tagged<string>[]): readonly Tagged<string>[] => {
  const all = new Map<LanguageVersion['tag'], string>()
  for (const { tag, value } of texts) all.set(tag, (all.get(tag) ?? '') + value)
  return filled([...all].map(([tag, value]) => ({ tag, value })))
}

/**
 * Abstracts of other kinds stand before the text of their language; here are those of languages without a text. The
 * words of a graphical abstract stand with its picture before any text. Not yet sanitised.
 */
export const summariesBeside = (
  versions: LanguageVersions,
  resolveGraphic: ResolveGraphic,
): readonly Tagged<string>[] => {
  const written = versions.filter(({ element }) =>
    childrenNamed(element, 'body').some((body) => childElements(body).length > 0),
  )
  const languages = new Set(written.map(({ tag }) => baseOf(tag)))
  return joined(
    abstractsOf(versions)
      .filter(({ tag, kind }) => kind !== 'main' && !languages.has(baseOf(tag)))
      .filter(({ kind }) => kind !== 'graphical' || written.length === 0)
      .map(({ tag, element, kind }) => ({ tag, value: writeSummary(element, kind, tag, resolveGraphic) })),
  )
}

/** True of a language that one of the two slots of a record is for. */
export const hasSlot = ({ tag }: Tagged<string>): boolean => uiLanguageOf(tag) !== null

/** The abstract of each language; in one without a slot the summaries, which have no other place, follow it. Not yet sanitised. */
export const readAbstracts = (
  versions: LanguageVersions,
  summaries: readonly Tagged<string>[],
  resolveGraphic: ResolveGraphic,
): readonly Tagged<string>[] => {
  const abstracts = filled(
    abstractsOf(versions)
      .filter(({ kind }) => kind === 'main')
      .map(({ tag, element }) => ({ tag, value: writeAbstract(element, tag, resolveGraphic) })),
  )
  const others = summaries.filter((each) => !hasSlot(each))
  return [
    ...abstracts.map((abstract, at) => {
      const isFirst = abstracts.findIndex(({ tag }) => tag === abstract.tag) === at
      const behind = isFirst ? others.filter(({ tag }) => tag === abstract.tag) : []
      return { ...abstract, value: abstract.value + behind.map(({ value }) => value).join('') }
    }),
    ...others.filter((other) => !abstracts.some(({ tag }) => tag === other.tag)),
  ]
}
