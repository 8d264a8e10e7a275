import { uiLanguageOf, type ContentLanguage, type Localized } from '@xuekan/core'
import type { FurtherTextRecord, RelationRecord } from '../../../store/article-record.ts'
import type { StoredRecord } from '../../../store/article-row.ts'
import { slotsOf } from './languages.ts'

/** The metadata of an article with what it has in further languages. */
export interface ExportedRecord extends StoredRecord {
  readonly furtherTexts: readonly FurtherTextRecord[]
  /** Of the article to others where more are known than its own file names. */
  readonly relations?: readonly RelationRecord[]
}

/** A value with the language that it is in. */
export interface TaggedValue<T> {
  readonly tag: ContentLanguage
  readonly value: T
}

/** Title, abstract or keywords: where slots and further texts hold them, and what tells two of them apart. */
interface Field<T> {
  readonly slots: (record: ExportedRecord) => Localized<T>
  readonly further: (text: FurtherTextRecord) => T
  /** '' for nothing. */
  readonly print: (value: T) => string
}

/**
 * What an article has of a field, each language once, the original's first. What stands in the English slot for want
 * of English is under its own language alone, and before all others that have no slot: a reader of the file puts it
 * back there.
 */
function inEachLanguage<T>(record: ExportedRecord, { slots, further, print }: Field<T>) {
  const values = slots(record)
  const others = record.furtherTexts.map((text) => ({ tag: text.language, value: further(text) }))
  const lent = others.find(({ value }) => print(value) === print(values.en))
  const ofSlots = slotsOf(record).flatMap(({ slot, tag }) =>
    slot === 'en' && lent !== undefined
      ? []
      : [{ tag: uiLanguageOf(tag) === slot ? tag : slot, value: values[slot] }],
  )
  const ofOthers = lent === undefined ? others : [lent, ...others.filter((each) => each !== lent)]
  const all: readonly TaggedValue<T>[] =
    uiLanguageOf(record.originalLanguage) === null ? [...ofOthers, ...ofSlots] : [...ofSlots, ...ofOthers]
  return all.filter(({ value }) => print(value) !== '')
}

export const titlesOf = (record: ExportedRecord): readonly TaggedValue<string>[] =>
  inEachLanguage(record, {
    slots: ({ title }) => title,
    further: ({ title }) => title,
    print: (title) => title.trim(),
  })

export const abstractsOf = (record: ExportedRecord): readonly TaggedValue<string>[] =>
  inEachLanguage(record, {
    slots: ({ abstractHtml }) => abstractHtml,
    further: ({ abstractHtml }) => abstractHtml,
    print: (html) => html.trim(),
  })

export const keywordsOf = (record: ExportedRecord): readonly TaggedValue<readonly string[]>[] =>
  inEachLanguage(record, {
    slots: ({ keywords }) => keywords,
    further: ({ keywords }) => keywords,
    print: (words) => words.join('\n').trim(),
  })
