import type { Award } from '@xuekan/core/content'
import type { ArticleAboutRecord } from '../../store/article-record.ts'
import { declaredLanguage, guessTag, isChinese, textSlots } from '../text/tags.ts'
import { isFunderId, plainText } from '../text/plain-text.ts'
import { attribute, childrenNamed, descendantsNamed, type XmlElement } from '../xml/xml-tree.ts'
import { fundersIn, fundingGroups } from './funding.ts'
import type { LanguageVersion } from './language-versions.ts'

/** The name alone, where the identifier of the funder stands beside it. */
const nameOf = (source: XmlElement): string => {
  const institutions = [...descendantsNamed(source, 'institution')].map(plainText).filter(Boolean)
  return institutions.length > 0 ? institutions.join(', ') : plainText(source)
}

/** Addresses of funders in registries, which some files have as links of the award. */
const ofRegistry = /^https?:\/\/(?:(?:dx\.)?doi\.org\/10\.13039\/|ror\.org\/)\w+$/i

/** The names of each funder of an award: those in other languages than the names before them are of the same funder. */
const funderNames = (award: XmlElement, { tag }: LanguageVersion): readonly (readonly XmlElement[])[] => {
  const inChinese = (source: XmlElement): boolean =>
    isChinese(declaredLanguage(source) ?? declaredLanguage(award) ?? guessTag(nameOf(source), tag))
  const found: XmlElement[][] = []
  for (const source of fundersIn(award)) {
    const free = found.find((names) => names.every((name) => inChinese(name) !== inChinese(source)))
    if (free === undefined) found.push([source])
    else free.push(source)
  }
  return found
}

function awardOf(award: XmlElement, sources: readonly XmlElement[], { tag }: LanguageVersion): Award {
  const ids = sources.flatMap((source) =>
    descendantsNamed(source, 'institution-id', 'named-content')
      .filter((each) => each.name === 'institution-id' || isFunderId(each))
      .map(plainText)
      .filter(Boolean),
  )
  const isOnlyFunder = fundersIn(award).length === sources.length
  const addresses = [...(isOnlyFunder ? [award] : []), ...sources]
    .map((each) => attribute(each, 'xlink:href'))
    .filter((href) => ofRegistry.test(href))
  const [funderId = ''] = [...ids, ...addresses]
  return {
    funder: textSlots(
      sources.map((source) => {
        const value = nameOf(source)
        return { tag: declaredLanguage(source) ?? declaredLanguage(award) ?? guessTag(value, tag), value }
      }),
    ),
    funderId,
    numbers: childrenNamed(award, 'award-id').map(plainText).filter(Boolean),
  }
}

const isEither = (one: string, other: string): boolean => one === '' || other === '' || one === other

/** Whether these are one grant: the same numbers, and no other name in a language that both have. */
function isSame(one: Award, other: Award): boolean {
  const [{ zh, en }, { zh: otherZh, en: otherEn }] = [one.funder, other.funder]
  const shares = (zh !== '' && zh === otherZh) || (en !== '' && en === otherEn)
  return (
    one.numbers.join('\n') === other.numbers.join('\n') &&
    (one.numbers.length > 0 || shares) &&
    isEither(zh, otherZh) &&
    isEither(en, otherEn)
  )
}

/** One award that is told in each language of the article is one. */
function merged(awards: readonly Award[]): readonly Award[] {
  const found: Award[] = []
  for (const award of awards) {
    const at = found.findIndex((each) => isSame(each, award))
    const before = found[at]
    if (before === undefined) found.push(award)
    else
      found[at] = {
        ...before,
        funder: { zh: before.funder.zh || award.funder.zh, en: before.funder.en || award.funder.en },
        funderId: before.funderId || award.funderId,
      }
  }
  return found
}

/** The funders that a file names apart from words, with the numbers of their grants. */
export function awardsOf(versions: readonly LanguageVersion[]): Pick<ArticleAboutRecord, 'awards'> {
  const awards = versions
    .flatMap((version) =>
      fundingGroups(version.meta)
        .flatMap((group) => childrenNamed(group, 'award-group'))
        .flatMap((award) => funderNames(award, version).map((names) => awardOf(award, names, version))),
    )
    .filter(({ funder }) => funder.zh !== '' || funder.en !== '')
  return awards.length === 0 ? {} : { awards: merged(awards) }
}
