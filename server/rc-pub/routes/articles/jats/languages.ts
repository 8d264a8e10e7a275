import { uiLanguageOf, type ContentLanguage, type Localized } from '@xuekan/core'
import { guessTag } from '../../../import/text/tags.ts'
import type { StoredRecord } from '../../../store/article-row.ts'
import { xmlLeaf, type Xml, type XmlAttributes } from '@xuekan/core/content'

/** One of the two slots of a record, with the tag of the language that it is in. */
export interface TaggedSlot {
  readonly slot: keyof Localized<unknown>
  readonly tag: ContentLanguage
}

/** Both slots of a record. */
export type Slots = readonly [TaggedSlot, TaggedSlot]

/** Both slots, the original's first, under its tag. An original in a language without a slot counts as that of en. */
export function slotsOf({ originalLanguage: tag }: Pick<StoredRecord, 'originalLanguage'>): Slots {
  const zh = { slot: 'zh', tag: 'zh' } as const
  const en = { slot: 'en', tag: 'en' } as const
  return uiLanguageOf(tag) === 'zh' ? [{ ...zh, tag }, en] : [{ ...en, tag }, zh]
}

/** In what language a text of a slot is: what stands in the English one under another language may be English all the same. */
export const languageOfText = ({ slot, tag }: TaggedSlot, text: string): ContentLanguage =>
  slot === 'en' && uiLanguageOf(tag) === null ? guessTag(text, tag) : tag

/** A leaf for each language that has a text. */
export const eachLeaf = (
  slots: Slots,
  name: string,
  text: Localized<string>,
  attributes: XmlAttributes = {},
): Xml =>
  slots
    .map((each) => {
      const value = text[each.slot]
      return xmlLeaf(name, value, { ...attributes, 'xml:lang': languageOfText(each, value) })
    })
    .join('')

/** The original first, unless only the other language has a text. */
export const shownFirst = ([first, second]: Slots, text: Localized<string>): Slots =>
  /\S/.test(text[first.slot]) ? [first, second] : [second, first]
