import { articleKinds, type ArticleKind } from './article-kind.ts'

/** Notices: a reader has to see which of them an article is. */
const notices: readonly ArticleKind[] = ['correction', 'retraction', 'concern']

/** What joins the members of a list, in Chinese and English: 'Reviews and Perspectives', 更正与撤稿. */
const joint = /[,;/&、，；]|\band\b|[与和及]/

/** Whether a name stands in a text, in Latin letters at the beginning of a word: no letter in 'newsletter'. */
const holds = (text: string, name: string): boolean =>
  text.split(name).some((before, at, pieces) => at < pieces.length - 1 && !/[a-z]$/.test(before))

/** The kinds that a text names. A longer name is taken first: 'book reviews' names no review. */
function namedKinds(text: string, nameOf: (kind: ArticleKind) => string): readonly ArticleKind[] {
  let rest = text
  const named = (kind: ArticleKind): boolean => {
    const name = nameOf(kind)
    if (!holds(rest, name)) return false
    rest = rest.replaceAll(name, ' ')
    return true
  }
  return articleKinds.toSorted((a, b) => nameOf(b).length - nameOf(a).length).filter(named)
}

/**
 * Whether the section that an article stands in says already what the article is (C3.13), so that the kind need not stand
 * beside it: 'Review articles' of a review. A section that is a list of kinds says none of them, and a correction, a
 * retraction or an expression of concern is said by its own name or its plural alone: 'Corrections'.
 *
 * @param nameOf the name of a kind in the language of the section; case means nothing
 */
export function sectionSaysKind(
  section: string,
  kind: ArticleKind,
  nameOf: (kind: ArticleKind) => string,
): boolean {
  const text = section.trim().toLowerCase()
  const folded = (other: ArticleKind): string => nameOf(other).toLowerCase()
  if (notices.includes(kind)) return text === folded(kind) || text === `${folded(kind)}s`
  if (joint.test(text)) return false
  const [named, ...others] = namedKinds(text, folded)
  return named === kind && others.length === 0
}
