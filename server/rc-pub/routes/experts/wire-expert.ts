import type { UiLanguage } from '@xuekan/core'
import type { WireExpert } from '@xuekan/rc-pub/contract'
import type { ExpertRow } from '../../store/find-experts.ts'
import { pictureUrl } from '../shell/picture-url.ts'
import { inLanguages } from '../in-languages.ts'

/** An expert as lists show them; `topicId` is the column of their board. */
export function wireExpert({ id, siteId, channelId, record }: ExpertRow, language: UiLanguage): WireExpert {
  const { name, position, affiliation, field, picture } = record
  return {
    id: String(id),
    siteId: String(siteId),
    topicId: channelId === null ? null : String(channelId),
    ...inLanguages('name', name, language),
    ...inLanguages('position', position, language),
    ...inLanguages('affiliation', affiliation, language),
    ...inLanguages('field', field, language),
    pictureUrl: pictureUrl(picture),
  }
}
