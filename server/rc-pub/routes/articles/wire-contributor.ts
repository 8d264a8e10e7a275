import type { WireArticle } from '@xuekan/rc-pub/contract'
import type { ContributorRecord } from '../../store/article-record.ts'
import { orNull } from '../endpoint-handler.ts'
import { namePartsOf } from '../citations/cited-names.ts'

/** One contributor of an article, with the parts of the name as far as the source told them. */
export function wireContributor({
  name,
  personName,
  collab,
  degrees,
  orcid,
  email,
  corresponding,
  affiliations,
}: ContributorRecord): WireArticle['contributors'][number] {
  const zh = personName.zh === null ? null : namePartsOf(personName.zh)
  const en = personName.en === null ? null : namePartsOf(personName.en)
  return {
    zhName: orNull(name.zh),
    enName: orNull(name.en),
    zhSurname: orNull(zh?.family ?? ''),
    zhGivenName: orNull(zh?.given ?? ''),
    enSurname: orNull(en?.family ?? ''),
    enGivenName: orNull(en?.given ?? ''),
    collab: collab ? 1 : 0,
    degrees: orNull(degrees),
    orcid: orNull(orcid),
    email: orNull(email),
    corresponding: corresponding ? 1 : 0,
    affiliations,
  }
}
