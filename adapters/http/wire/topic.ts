import type { UiLanguage, RequestContext } from '@xuekan/core'
import type { Topic } from '@xuekan/core/content'
import { asSiteId, fileUrl } from '@xuekan/core/site'
import type { WireTopic } from '../contract/topic.ts'
import { localizedOf } from './localized.ts'

const topicFrom = (wire: WireTopic, language: UiLanguage): Topic => ({
  id: wire.id ?? '',
  siteId: asSiteId(wire.siteId ?? ''),
  name: localizedOf(language, { plain: wire.name, zh: wire.zhName, en: wire.enName }),
  introduction: localizedOf(language, {
    plain: wire.introduction,
    zh: wire.zhIntroduction,
    en: wire.enIntroduction,
  }),
  coverUrl: fileUrl(wire.pictureUrl) || fileUrl(wire.coverId),
  articles: wire.articleCount ?? 0,
  experts: wire.expertCount ?? 0,
})

/** What has no id cannot be linked to, and is left out. */
export const topicsFrom = (wires: readonly WireTopic[], { language }: RequestContext): readonly Topic[] =>
  wires.filter(({ id }) => id !== null).map((wire) => topicFrom(wire, language))
