import type { ContentLanguage, LocalizedText } from '@xuekan/core'
import { childrenNamed, elementsAt, type XmlElement } from '../xml/xml-tree.ts'
import { plainText } from '../text/plain-text.ts'
import { declaredLanguage, guessTag, isChinese, textSlots, type Tagged } from '../text/tags.ts'
import type { LanguageVersion } from './language-versions.ts'
import { readNames } from './person-name.ts'

/** Who gave money or other help, as one award names them. */
export const fundersIn = (award: XmlElement): readonly XmlElement[] =>
  childrenNamed(award, 'funding-source', 'support-source')

/** Those who were paid, as the file writes their names. */
const recipientsOf = (award: XmlElement): readonly string[] =>
  childrenNamed(award, 'principal-award-recipient', 'principal-investigator').flatMap((recipient) => {
    const names = readNames(recipient).map(({ value }) => value.whole)
    return names.length > 0 ? names : [plainText(recipient)].filter(Boolean)
  })

/** Funders as one award names them, in the language that they say they are in. */
interface Named {
  readonly own: ContentLanguage | null
  readonly funders: readonly XmlElement[]
}

/**
 * One funder is often named in Chinese and in another language: where each name says its own, or their award says it for them,
 * these are told apart.
 */
const namedIn = (award: XmlElement): readonly Named[] => {
  const funders = fundersIn(award)
  const ofAward = declaredLanguage(award)
  const named = funders.map((funder) => ({ funder, own: declaredLanguage(funder) ?? ofAward }))
  if (named.length === 0 || named.some(({ own }) => own === null))
    return [{ own: funders.length === 0 ? ofAward : null, funders }]
  return [true, false].flatMap((chinese) => {
    const these = named.filter(({ own }) => own !== null && isChinese(own) === chinese)
    const [first] = these
    return first === undefined ? [] : [{ own: first.own, funders: these.map(({ funder }) => funder) }]
  })
}

interface AwardWords {
  readonly text: string
  /** What the award is called. */
  readonly name: string
}

const awardWords = (award: XmlElement, funders: readonly XmlElement[]): AwardWords => {
  const source = funders.map(plainText).filter(Boolean).join(', ')
  const ids = childrenNamed(award, 'award-id').map(plainText).filter(Boolean).join(', ')
  const name = childrenNamed(award, 'award-name', 'award-desc').map(plainText).filter(Boolean).join(', ')
  const details = [ids, name, recipientsOf(award).join(', ')].filter(Boolean).join('; ')
  if (source === '') return { text: details, name }
  return { text: details === '' ? source : `${source} (${details})`, name }
}

/** Groups of funders, also among other help. */
export const fundingGroups = (meta: XmlElement): readonly XmlElement[] => [
  ...elementsAt(meta, 'funding-group'),
  ...elementsAt(meta, 'support-group', 'funding-group'),
]

interface Funding {
  readonly tag: ContentLanguage
  readonly awards: readonly AwardWords[]
  readonly statements: readonly string[]
}

const fundingOf = (group: XmlElement, surrounding: ContentLanguage): readonly Funding[] => {
  const tagFor = (text: string, own: ContentLanguage | null) =>
    own ?? declaredLanguage(group) ?? guessTag(text, surrounding)
  const awards = childrenNamed(group, 'award-group')
    .flatMap((award) => namedIn(award).map(({ own, funders }) => ({ own, ...awardWords(award, funders) })))
    .filter(({ text }) => text !== '')
  const undeclared = awards.filter(({ own }) => own === null)
  const statements = childrenNamed(group, 'funding-statement').map((each) => ({
    text: plainText(each),
    own: declaredLanguage(each),
  }))
  return [
    ...(undeclared.length > 0
      ? [
          {
            tag: tagFor(undeclared.map(({ text }) => text).join(' '), null),
            awards: undeclared,
            statements: [],
          },
        ]
      : []),
    ...awards.flatMap(({ own, ...award }) =>
      own === null ? [] : [{ tag: own, awards: [award], statements: [] }],
    ),
    ...statements.map(({ text, own }) => ({ tag: tagFor(text, own), awards: [], statements: [text] })),
  ]
}

/** The funders that no statement names, and awards that it does not call by their names, are listed before it. */
const inWords = (awards: readonly AwardWords[], statements: readonly string[]): string => {
  const said = statements.join(' ')
  const unsaid = awards.filter(
    ({ text, name }) => !said.includes(text.replace(/ \(.*$/, '')) || !said.includes(name),
  )
  const listed = [...new Set(unsaid.map(({ text }) => text))].join('; ')
  return [listed === '' || said === '' ? listed : `${listed}.`, said].filter(Boolean).join(' ')
}

/** Who paid, in each language that the file tells it in: funders with their award numbers, and what authors state. */
export const fundingTexts = (
  versions: readonly Pick<LanguageVersion, 'meta' | 'tag'>[],
): readonly Tagged<string>[] => {
  const all = versions.flatMap((version) =>
    fundingGroups(version.meta).flatMap((group) => fundingOf(group, version.tag)),
  )
  const tags = [...new Set(all.map((each) => each.tag))]
  return tags.map((tag) => {
    const own = all.filter((each) => each.tag === tag)
    return {
      tag,
      value: inWords(
        own.flatMap((each) => each.awards),
        [...new Set(own.flatMap((each) => each.statements))],
      ),
    }
  })
}

/** Who paid, in the slots of the record. */
export const readFunding = (versions: readonly LanguageVersion[]): LocalizedText =>
  textSlots(fundingTexts(versions))
