import type { UiLanguage, Localized } from '@xuekan/core'
import { citedNameOf } from '@xuekan/core/citation'
import type { Affiliation, Contributor } from '@xuekan/core/content'
import type { WireArticle } from '../contract/article.ts'
import { localizedOf } from './localized.ts'
import { pairNames, splitEach } from './semicolons.ts'

/** The contributors; where an rc-pub lists none, the names of its author line. */
export function contributorsFrom(
  { contributors }: WireArticle,
  authors: Localized<readonly string[]>,
): readonly Contributor[] {
  if (contributors.length > 0) {
    return contributors.map((wire) => ({
      ...namesFrom(wire),
      ...(wire.degrees === null ? {} : { degrees: wire.degrees }),
      orcid: wire.orcid ?? '',
      email: wire.email ?? '',
      corresponding: wire.corresponding === 1,
      affiliations: wire.affiliations,
    }))
  }
  return pairNames(authors).map((name) => ({
    name,
    orcid: '',
    email: '',
    corresponding: false,
    affiliations: [],
  }))
}

/** The name in both languages, and its parts in those that tell them. */
function namesFrom(wire: WireArticle['contributors'][number]): Pick<Contributor, 'name' | 'citedName'> {
  const name = { zh: wire.zhName ?? '', en: wire.enName ?? '' }
  const organisation = wire.collab === 1
  const nameFrom = (whole: string, family: string, given: string) =>
    citedNameOf(whole, { organisation, parts: { family, given } })
  const zh = nameFrom(name.zh, wire.zhSurname ?? '', wire.zhGivenName ?? '')
  const en = nameFrom(name.en, wire.enSurname ?? '', wire.enGivenName ?? '')
  return zh === null && en === null ? { name } : { name, citedName: { zh, en } }
}

/** The affiliations; where an rc-pub lists none, the institutions of its line, which belong to nobody in particular. */
export function affiliationsFrom(
  { affiliations, authorCompany }: WireArticle,
  language: UiLanguage,
): readonly Affiliation[] {
  if (affiliations.length > 0) {
    return affiliations.map((wire) => ({
      key: wire.key ?? '',
      label: wire.label ?? '',
      name: { zh: wire.zhName ?? '', en: wire.enName ?? '' },
    }))
  }
  const line = localizedOf(language, { plain: authorCompany, zh: null, en: null })
  return pairNames(splitEach(line)).map((name, index) => ({ key: String(index + 1), label: '', name }))
}
