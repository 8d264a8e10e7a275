import {
  authorInitials,
  authorRows,
  authorsFound,
  csvFile,
  type Article,
  type AuthorQuery,
  type Contributor,
} from '@xuekan/core/content'
import { useMemo, useState } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { authorWords } from '../../locales/author-words.ts'
import { formatNumber } from '../../locales/format.ts'
import { field } from '../controls.css.ts'
import { ask, initials as initialsClass } from './author-finder.css.ts'

interface Props {
  readonly article: Pick<Article, 'doi' | 'id' | 'contributors' | 'affiliations'>
  /** Told those to be shown; null for the list as it was. */
  readonly onFound: (found: readonly Contributor[] | null) => void
}

/** Looks through all authors of an article by words and initials, and gives their names as a file. */
export function AuthorFinder({ article, onFound }: Props) {
  const { language } = usePortal()
  const words = authorWords[language]
  const { contributors, affiliations, doi, id } = article
  const [query, setQuery] = useState<AuthorQuery>({ typed: '', initial: '' })
  const [count, setCount] = useState<number | null>(null)
  const letters = useMemo(() => authorInitials(contributors), [contributors])
  const file = useMemo(() => {
    const head = [words.name, words.other, words.institutions, 'ORCID'] as const
    return `data:text/csv;charset=utf-8,${encodeURIComponent(csvFile([authorRows(article, language, head)]))}`
  }, [article, language, words])
  const search = (asked: AuthorQuery): void => {
    setQuery(asked)
    const isAll = asked.typed.trim() === '' && asked.initial === ''
    const found = isAll ? null : authorsFound(contributors, affiliations, asked)
    setCount(found === null ? null : found.length)
    onFound(found)
  }
  const shown = (number: number): string => formatNumber(number, language)
  return (
    <>
      <div className={ask}>
        <input
          type="search"
          className={field}
          value={query.typed}
          onChange={({ target }) => search({ ...query, typed: target.value })}
          aria-label={words.find}
          placeholder={words.hint}
          autoComplete="off"
        />
        <span role="status">
          {count === 0
            ? words.none
            : count === null
              ? ''
              : words.found.replace('{{found}}', shown(count)).replace('{{all}}', shown(contributors.length))}
        </span>
        <a href={file} download={`${doi || id} authors.csv`.replaceAll(/[\\/:*?"<>|]+/g, '_')}>
          {words.save}
        </a>
      </div>
      {letters.length < 2 ? null : (
        <div className={initialsClass} role="group" aria-label={words.initials}>
          {['', ...letters].map((initial) => (
            <button
              key={initial}
              type="button"
              aria-pressed={query.initial === initial}
              onClick={() => search({ ...query, initial })}
            >
              {initial === '' ? words.all : initial}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
