import type { UiLanguage, Sanitiser } from '@xuekan/core'
import { readOrcid, type Expert, type ExpertPage } from '@xuekan/core/content'
import { fileUrl } from '@xuekan/core/site'
import type { WireExpert, WireExpertPage } from '../contract/expert.ts'
import type { WirePaged } from '../contract/paged.ts'
import { entryFrom } from './entry.ts'
import { textFrom } from './localized.ts'
import { proseFrom } from './prose.ts'

export const expertFrom = (wire: WireExpert, language: UiLanguage): Expert => ({
  ...entryFrom(wire),
  name: textFrom(wire, 'name', language),
  position: textFrom(wire, 'position', language),
  affiliation: textFrom(wire, 'affiliation', language),
  field: textFrom(wire, 'field', language),
  pictureUrl: fileUrl(wire.pictureUrl),
})

/** An expert with all that is told of them. */
export const expertPageFrom = (
  wire: WireExpertPage,
  language: UiLanguage,
  sanitiser: Sanitiser,
): ExpertPage => ({
  expert: expertFrom(wire, language),
  introduction: proseFrom(wire.introduction, sanitiser),
  email: wire.email ?? '',
  orcid: readOrcid(wire.orcid ?? ''),
})

/** The id of the first expert of a column, as programs read it: `[0].content[0].id` (C2.14, C7.7); null where none is. */
export const firstExpertFrom = ([list]: readonly WirePaged<WireExpert>[]): string | null =>
  list?.content[0]?.id ?? null
