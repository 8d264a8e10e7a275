import type { ContentLanguage } from '@xuekan/core'
import { affiliationText } from '../meta/affiliation-text.ts'
import { orcidOf } from '../meta/orcid.ts'
import { namesBeside, titledNameIn } from '../meta/person-name.ts'
import { roleWords } from '../meta/roles.ts'
import { plainText } from '../text/plain-text.ts'
import { attribute, childrenNamed, descendantsNamed, type XmlElement } from '../xml/xml-tree.ts'
import { messagesFor } from './messages.ts'
import { leadOfNumber } from './phone-numbers.ts'
import { escapeMarkup, tag } from './write-html.ts'

/** Where a writer works, and how to reach him there. */
const workplaceOf = (aff: XmlElement, language: ContentLanguage): string =>
  [
    affiliationText(aff),
    ...descendantsNamed(aff, 'email', 'phone', 'fax', 'uri', 'ext-link').map(
      (each) => leadOfNumber(each, messagesFor(language)) + plainText(each),
    ),
  ]
    .filter((part) => part !== '')
    .join(', ')

/** A writer of a letter as HTML, with what the file says of the part that he had, of where he works and of his number in ORCID. */
const writerOf = (
  contributor: XmlElement,
  language: ContentLanguage,
  affiliations: ReadonlyMap<string, string>,
): string => {
  const rids = childrenNamed(contributor, 'xref').flatMap((xref) => attribute(xref, 'rid').split(/\s+/))
  const orcid = orcidOf(contributor)
  const name = titledNameIn(contributor, language)
  return [
    ...[
      name,
      ...namesBeside(contributor, name),
      ...childrenNamed(contributor, 'role').map((role) => roleWords(role, language)),
      ...childrenNamed(contributor, 'aff').map((aff) => workplaceOf(aff, language)),
      ...rids.map((rid) => affiliations.get(rid) ?? ''),
      ...childrenNamed(contributor, 'email').map(plainText),
    ].map(escapeMarkup),
    orcid === '' ? '' : `ORCID ${tag('a', { href: `https://orcid.org/${orcid}`, rel: 'noopener' }, orcid)}`,
  ]
    .filter((part) => part !== '')
    .join(', ')
}

/** The writers of a letter, each on a line of HTML, and institutions of nobody. */
export const writersOf = (meta: XmlElement, language: ContentLanguage): readonly string[] => {
  const groups = childrenNamed(meta, 'contrib-group')
  const loose = [...childrenNamed(meta, 'aff'), ...groups.flatMap((group) => childrenNamed(group, 'aff'))]
  const affiliations = new Map(loose.map((aff) => [attribute(aff, 'id'), workplaceOf(aff, language)]))
  const contributors = groups.flatMap((group) => childrenNamed(group, 'contrib'))
  const named = new Set(
    contributors.flatMap((each) =>
      childrenNamed(each, 'xref').flatMap((xref) => attribute(xref, 'rid').split(/\s+/)),
    ),
  )
  return [
    ...contributors.map((each) => writerOf(each, language, affiliations)),
    ...loose
      .filter((aff) => !named.has(attribute(aff, 'id')))
      .map((aff) => escapeMarkup(workplaceOf(aff, language))),
  ].filter((line) => line !== '')
}
