import type { ArticleRelation } from './article.ts'
import { shownRelations } from './shown-relations.ts'

/** What may befall an article after it appeared; the gravest first. */
const changes = ['retraction', 'concern', 'correction'] as const
type Change = (typeof changes)[number]

/** A word on the article itself: that it was changed, or that it tells of the change of another. */
export interface ArticleNotice {
  readonly change: Change
  /** True of the article that was changed, false of the one that says so. */
  readonly changed: boolean
  /** The notices about this article, or the articles that it is about, each once. */
  readonly works: readonly ArticleRelation[]
}

/** Relations whose named work is the one that was changed. */
const toChanged: Readonly<Record<string, Change>> = {
  'corrected-article': 'correction',
  'addended-article': 'correction',
  'updated-article': 'correction',
  'retracted-article': 'retraction',
  'object-of-concern': 'concern',
}

/** Relations whose named work says what was changed. */
const toNotice: Readonly<Record<string, Change>> = {
  correction: 'correction',
  'correction-forward': 'correction',
  erratum: 'correction',
  addendum: 'correction',
  retraction: 'retraction',
  'retraction-forward': 'retraction',
  'expression-of-concern': 'concern',
}

type Related = Pick<ArticleRelation, 'type' | 'named'>

function noticeOf({ type, named }: Related): Omit<ArticleNotice, 'works'> | null {
  const key = type.trim().toLowerCase()
  if (Object.hasOwn(toChanged, key)) return { change: toChanged[key] ?? 'correction', changed: !named }
  if (Object.hasOwn(toNotice, key)) return { change: toNotice[key] ?? 'correction', changed: named }
  return null
}

/**
 * The notices that stand before an article: that it was retracted, doubted or corrected, then which articles it retracts,
 * doubts or corrects. Either article may name the other one. Law: a notice on one article is mirrored on the other.
 */
export const articleNotices = (relations: readonly ArticleRelation[]): readonly ArticleNotice[] =>
  [true, false].flatMap((changed) =>
    changes.flatMap((change) => {
      const works = relations.filter((relation) => {
        const notice = noticeOf(relation)
        return notice?.change === change && notice.changed === changed
      })
      return works.length === 0 ? [] : [{ change, changed, works: shownRelations(works) }]
    }),
  )

/** Whether a notice says of the article itself that it was retracted. */
export const saysRetracted = ({ change, changed }: Omit<ArticleNotice, 'works'>): boolean =>
  changed && change === 'retraction'

/** Whether one of these relations says so. */
export const isRetracted = (relations: readonly Related[]): boolean =>
  relations.some((relation) => {
    const notice = noticeOf(relation)
    return notice !== null && saysRetracted(notice)
  })

/** Other works that belong to the article, each once: companions, comments, replies. */
export const relationsBesideNotices = (relations: readonly ArticleRelation[]): readonly ArticleRelation[] =>
  shownRelations(relations.filter((relation) => noticeOf(relation) === null))
