import type { UiLanguage } from '@xuekan/core'
import type { Topic } from '@xuekan/core/content'
import { fileUrl } from '@xuekan/core/site'
import type { WireTopic } from '../contract/topic.ts'
import { entryFrom } from './entry.ts'
import { textFrom } from './localized.ts'

export const topicFrom = (wire: WireTopic, language: UiLanguage): Topic => ({
  ...entryFrom(wire),
  name: textFrom(wire, 'name', language),
  introduction: textFrom(wire, 'introduction', language),
  coverUrl: fileUrl(wire.pictureUrl) || fileUrl(wire.coverId),
  articles: wire.articleCount ?? 0,
  experts: wire.expertCount ?? 0,
})
