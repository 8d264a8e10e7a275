import type { Article, Contributor } from '@xuekan/core/content'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { formatNumber } from '../../locales/format.ts'
import { authors, folded as foldedClass } from './article.css.ts'
import * as styles from './author-list.css.ts'

interface Props {
  readonly article: Pick<Article, 'doi' | 'id' | 'contributors' | 'affiliations'>
  /** Those between the first and the last ones. */
  readonly folded: readonly Contributor[]
  /** An author as an entry of a list. */
  readonly named: (author: Contributor, index: number) => ReactNode
}

const load = () => import('./AuthorFinder.tsx').then(({ AuthorFinder }) => AuthorFinder)
type Finder = Awaited<ReturnType<typeof load>>

/** The authors of a long list that are folded; what looks through them all comes when they are opened (C3.13). */
export function FoldedAuthors({ article, folded, named }: Props) {
  const { language, t } = usePortal()
  const details = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<{ readonly Finder: Finder | null } | null>(null)
  const [found, setFound] = useState<readonly Contributor[] | null>(null)
  // it may have been opened before the page was taken over
  useEffect(() => setOpen(details.current?.open === true), [])
  useEffect(() => {
    // where it cannot be had, the list is there as it was
    if (open)
      load().then(
        (Finder) => setLoaded({ Finder }),
        () => setLoaded({ Finder: null }),
      )
  }, [open])
  return (
    <li className={styles.more}>
      <details
        ref={details}
        className={foldedClass}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          {t('authors.more', { shown: formatNumber(folded.length, language), count: folded.length })}
        </summary>
        <div className={styles.panel}>
          {loaded?.Finder === null ? null : (
            <div className={styles.finder}>
              {loaded === null ? null : <loaded.Finder article={article} onFound={setFound} />}
            </div>
          )}
          {found?.length === 0 ? null : (
            <ul className={`${authors} ${styles.list}`}>{(found ?? folded).map(named)}</ul>
          )}
        </div>
      </details>
    </li>
  )
}
