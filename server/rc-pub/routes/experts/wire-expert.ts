import { localise, type Language } from '@xuekan/core'
import type { WireExpert } from '../../../../adapters/http/contract/expert.ts'
import type { ExpertRow } from '../../store/find-experts.ts'
import { orNull } from '../call-handler.ts'
import { pictureUrl } from '../chrome/picture-url.ts'

/** An expert as lists show them; `topicId` is the column of their board. */
export function wireExpert({ id, siteId, channelId, record }: ExpertRow, language: Language): WireExpert {
  const { name, position, affiliation, field, picture } = record
  return {
    id: String(id),
    siteId: String(siteId),
    topicId: channelId === null ? null : String(channelId),
    name: orNull(localise(name, language)),
    zhName: orNull(name.zh),
    enName: orNull(name.en),
    position: orNull(localise(position, language)),
    zhPosition: orNull(position.zh),
    enPosition: orNull(position.en),
    affiliation: orNull(localise(affiliation, language)),
    zhAffiliation: orNull(affiliation.zh),
    enAffiliation: orNull(affiliation.en),
    field: orNull(localise(field, language)),
    zhField: orNull(field.zh),
    enField: orNull(field.en),
    pictureUrl: pictureUrl(picture),
  }
}
