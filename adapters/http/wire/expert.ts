import {
  asSiteId,
  fileUrl,
  present,
  readOrcid,
  type Expert,
  type ExpertPage,
  type Language,
  type Reader,
  type Sanitiser,
} from '@xuekan/core'
import type { WireExpert, WireExpertPage } from '../contract/expert.ts'
import { localizedOf } from './localized.ts'
import { proseFrom } from './prose.ts'

const expertFrom = (wire: WireExpert, language: Language): Expert => ({
  id: present(wire.id),
  siteId: asSiteId(present(wire.siteId)),
  name: localizedOf(language, { plain: wire.name, zh: wire.zhName, en: wire.enName }),
  position: localizedOf(language, { plain: wire.position, zh: wire.zhPosition, en: wire.enPosition }),
  affiliation: localizedOf(language, {
    plain: wire.affiliation,
    zh: wire.zhAffiliation,
    en: wire.enAffiliation,
  }),
  field: localizedOf(language, { plain: wire.field, zh: wire.zhField, en: wire.enField }),
  pictureUrl: fileUrl(wire.pictureUrl),
})

/** What has no id cannot be linked to, and is left out. */
export const expertsFrom = (wires: readonly WireExpert[], { language }: Reader): readonly Expert[] =>
  wires.filter(({ id }) => present(id) !== '').map((wire) => expertFrom(wire, language))

/** An expert with all that is told of them; null where there is no id. */
export function expertPageFrom(
  wire: WireExpertPage,
  reader: Reader,
  sanitiser: Sanitiser,
): ExpertPage | null {
  const [expert] = expertsFrom([wire], reader)
  return expert === undefined
    ? null
    : {
        expert,
        introduction: proseFrom(wire.introduction, sanitiser),
        email: present(wire.email),
        orcid: readOrcid(present(wire.orcid)),
      }
}
