import type { ContentLanguage, LocalizedText } from '@xuekan/core'
import { childrenNamed, elementsAt, type XmlElement } from '../xml/xml-tree.ts'
import { plainText } from '../text/plain-text.ts'
import { declaredLanguage, guessTag, textSlots, type Tagged } from '../text/tags.ts'
import type { LanguageVersion } from './language-versions.ts'
import { readNames } from './person-name.ts'

/** Those who were paid, as the file writes their names. */
const recipientsOf = (award: XmlElement): readonly string[] =>
  childrenNamed(award, 'principal-award-recipient', 'principal-investigator').flatMap((recipient) => {
    const names = readNames(recipient).map(({ value }) => value.whole)
    return names.length > 0 ? names : [plainText(recipient)].filter(Boolean)
  })

const awardText = (award: XmlElement): string => {
  const source = childrenNamed(award, 'funding-source').map(plainText).filter(Boolean).join(', ')
  const ids = childrenNamed(award, 'award-id').map(plainText).filter(Boolean).join(', ')
  const details = [ids, recipientsOf(award).join(', ')].filter(Boolean).join('; ')
  if (source === '') return details
  return details === '' ? source : `${source} (${details})`
}

interface Funding {
  readonly tag: ContentLanguage
  readonly awards: readonly string[]
  readonly statements: readonly string[]
}

const fundingOf = (group: XmlElement, surrounding: ContentLanguage): readonly Funding[] => {
  const tagFor = (text: string, own: ContentLanguage | null) =>
    own ?? declaredLanguage(group) ?? guessTag(text, surrounding)
  const awards = childrenNamed(group, 'award-group').map(awardText).filter(Boolean)
  const statements = childrenNamed(group, 'funding-statement').map((each) => ({
    text: plainText(each),
    own: declaredLanguage(each),
  }))
  return [
    ...(awards.length > 0 ? [{ tag: tagFor(awards.join(' '), null), awards, statements: [] }] : []),
    ...statements.map(({ text, own }) => ({ tag: tagFor(text, own), awards: [], statements: [text] })),
  ]
}

/** Funders are listed where no statement names the first of them. */
const inWords = (awards: readonly string[], statements: readonly string[]): string => {
  const said = statements.join(' ')
  const first = awards[0]?.replace(/ \(.*$/, '') ?? ''
  const listed = first === '' || said.includes(first) ? '' : [...new Set(awards)].join('; ')
  return [listed === '' || said === '' ? listed : `${listed}.`, said].filter(Boolean).join(' ')
}

/** Who paid: the funders with their award numbers, and what the authors state about them. */
export const readFunding = (versions: readonly LanguageVersion[]): LocalizedText => {
  const all = versions.flatMap((version) =>
    elementsAt(version.meta, 'funding-group').flatMap((group) => fundingOf(group, version.tag)),
  )
  const tags = [...new Set(all.map((each) => each.tag))]
  return textSlots(
    tags.map((tag): Tagged<string> => {
      const own = all.filter((each) => each.tag === tag)
      return {
        tag,
        value: inWords(
          own.flatMap((each) => each.awards),
          [...new Set(own.flatMap((each) => each.statements))],
        ),
      }
    }),
  )
}
