import type { UiLanguage, RequestContext, Sanitiser } from '@xuekan/core'
import { readOrcid, type Expert, type ExpertPage } from '@xuekan/core/content'
import { asSiteId, fileUrl } from '@xuekan/core/site'
import type { WireExpert, WireExpertPage } from '../contract/expert.ts'
import type { WirePaged } from '../contract/paged.ts'
import { localizedOf } from './localized.ts'
import { proseFrom } from './prose.ts'

const expertFrom = (wire: WireExpert, language: UiLanguage): Expert => ({
  id: wire.id ?? '',
  siteId: asSiteId(wire.siteId ?? ''),
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
export const expertsFrom = (wires: readonly WireExpert[], { language }: RequestContext): readonly Expert[] =>
  wires.filter(({ id }) => id !== null).map((wire) => expertFrom(wire, language))

/** An expert with all that is told of them; null where there is no id. */
export function expertPageFrom(
  wire: WireExpertPage,
  context: RequestContext,
  sanitiser: Sanitiser,
): ExpertPage | null {
  const [expert] = expertsFrom([wire], context)
  return expert === undefined
    ? null
    : {
        expert,
        introduction: proseFrom(wire.introduction, sanitiser),
        email: wire.email ?? '',
        orcid: readOrcid(wire.orcid ?? ''),
      }
}

/** The id of the first member of a board, as programs read it: `[0].content[0].id` (C2.14, C7.7); null where none is. */
export const firstMemberFrom = ([list]: readonly WirePaged<WireExpert>[]): string | null =>
  list?.content[0]?.id ?? null
