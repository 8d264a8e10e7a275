import { localise, type UiLanguage } from '@xuekan/core'
import type { ArticleSummary } from '@xuekan/core/content'
import type { ReactNode } from 'react'
import { sourceOf } from '../../locales/source-of.ts'
import { byline } from '../article-list.css.ts'
import { AddToBasket } from '../basket/AddToBasket.tsx'
import { unseen } from '../controls.css.ts'
import { ArticleTitle } from '../text/ArticleTitle.tsx'
import { Byline } from '../text/Byline.tsx'
import { InlineMarkup } from '../text/InlineMarkup.tsx'
import * as styles from './personal.css.ts'

interface Props {
  readonly article: ArticleSummary
  readonly language: UiLanguage
  readonly heading: 'h2' | 'h3'
  /** What is said of it behind its source. */
  readonly note?: ReactNode
  /** Where it leads beside its page. */
  readonly more?: ReactNode
  /** What can be done with it. */
  readonly children: ReactNode
}

const mostAuthors = 6

/** An article in a list of the personal centre. */
export function PersonalArticle({ article, language, heading: Heading, note, more, children }: Props) {
  return (
    <li className={styles.saved}>
      <div className={styles.rowText}>
        <Heading className={styles.savedTitle}>
          <ArticleTitle article={article} />
        </Heading>
        <Byline article={article} most={mostAuthors} className={byline} />
        <p className={styles.note}>
          <em>{localise(article.journalName, language)}</em> {sourceOf(article)}
          {note}
        </p>
        <p className={styles.note}>
          <AddToBasket article={article} among />
        </p>
        {more}
      </div>
      {children}
    </li>
  )
}

interface ActProps {
  /** The address of the form. */
  readonly action: string
  /** What it sends, the article among it. */
  readonly fields: Readonly<Record<string, string | number>>
  readonly value: string
  readonly name: string
  readonly article: Pick<ArticleSummary, 'title'>
  readonly language: UiLanguage
}

/** A button that is said together with the title of its article. */
export const ArticleAct = ({ action, fields, value, name, article, language }: ActProps) => (
  <form method="post" action={action}>
    {Object.entries(fields).map(([field, told]) => (
      <input key={field} type="hidden" name={field} value={told} />
    ))}
    <button className={styles.end} type="submit" name="action" value={value}>
      {name}
      <span className={unseen}>
        {' '}
        <InlineMarkup text={localise(article.title, language)} />
      </span>
    </button>
  </form>
)
