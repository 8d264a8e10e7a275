import type { UiLanguage } from '@xuekan/core'
import { collectedKinds, type CollectedItem } from '@xuekan/core/content'
import type { SearchCounts } from '@xuekan/core/search'
import { fileUrl } from '@xuekan/core/site'
import type { WireCounts, WireOther } from '../contract/search.ts'
import { entryFrom } from './entry.ts'
import { isoDate } from './iso-date.ts'
import { textFrom, titleFrom } from './localized.ts'

/** A type that was not counted is absent (C2.27). */
export const countsFrom = (wire: WireCounts): SearchCounts =>
  Object.fromEntries(Object.entries(wire).filter(([, count]) => count !== null))

/** What stands in no list of its own; of a kind that is not known it is read like a document. */
export const collectedFrom = (wire: WireOther, language: UiLanguage): CollectedItem => ({
  ...entryFrom(wire),
  kind: collectedKinds.find((kind) => kind === wire.type) ?? 'document',
  title: titleFrom(wire, language),
  summary: textFrom(wire, 'summary', language),
  publishedOn: isoDate(wire.publishDate),
  pictureUrl: fileUrl(wire.pictureUrl),
  fileUrl: fileUrl(wire.fileUrl),
})
