import type { UiLanguage, Localized } from '@xuekan/core'
import { citedNameOf, type CitedName } from '@xuekan/core/citation'
import { isFamilySuffix, type NameParts } from '@xuekan/core/content'
import type { ContributorRecord, PersonName } from '../../store/article-record.ts'

/** The parts as citations name them: what follows the name stands behind a comma, or belongs to the family name. */
export const namePartsOf = ({ surname, givenNames, suffix }: PersonName): NameParts =>
  surname !== '' && isFamilySuffix(suffix)
    ? { family: `${surname} ${suffix}`, given: givenNames }
    : { family: surname, given: [givenNames, suffix].filter((part) => part !== '').join(', ') }

/** A contributor's name as citations take it in each language; null where the source tells no parts of it. */
export function citedNames({
  name,
  personName,
  collab,
}: Pick<ContributorRecord, 'name' | 'personName' | 'collab'>): Localized<CitedName | null> {
  const citedIn = (language: UiLanguage): CitedName | null => {
    const parts = personName[language]
    return citedNameOf(name[language], {
      organisation: collab,
      parts: parts === null ? null : namePartsOf(parts),
    })
  }
  return { zh: citedIn('zh'), en: citedIn('en') }
}
