import { localise } from '@xuekan/core'
import { parseInlineMarkup } from '@xuekan/core/content'
import { highlightMarkup, type SearchHit } from '@xuekan/core/search'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatDate, formatNumber } from '../../locales/format.ts'
import { sourceOf } from '../../locales/source-of.ts'
import { AddToBasket } from '../basket/AddToBasket.tsx'
import { SelectionCheckbox } from '../basket/SelectionCheckbox.tsx'
import type { Selection } from '../../binding/gathering.ts'
import { CiteLink } from '../cite/CiteLink.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { ArticleTitle } from '../text/ArticleTitle.tsx'
import { Highlighted } from '../text/Highlighted.tsx'
import { InlineNodes } from '../text/InlineMarkup.tsx'
import { VersionLabel } from '../text/VersionLabel.tsx'
import { useBroken } from '../use-broken.ts'
import { HitAuthors } from './HitAuthors.tsx'
import * as styles from './results.css.ts'

/**
 * One article of a list: its title, its authors, where or when it appeared, the beginning of its abstract, and the ways
 * in. Of a search the words that found it are marked.
 */
export function Hit({
  hit: { article, snippet },
  words = [],
  selection,
  heading: Heading = 'h2',
  source = 'journal',
}: {
  readonly hit: SearchHit
  readonly words?: readonly string[]
  readonly selection: Selection
  readonly heading?: 'h2' | 'h3'
  /** The journal with its numbers, or the day for lists that are sorted by it. */
  readonly source?: 'date' | 'journal'
}) {
  const { language, t } = usePortal()
  const href = useHrefs().article(article)
  const { broken, watch } = useBroken(article.graphicAbstractUrl)
  const picture = broken ? '' : article.graphicAbstractUrl
  // what has not happened yet is not counted out
  const counted = (
    [
      ['results.views', article.visits],
      ['results.cited', article.citations],
    ] as const
  ).filter(([, value]) => value > 0)
  return (
    <li className={picture === '' ? `${styles.hit} ${styles.plain}` : styles.hit}>
      <SelectionCheckbox article={article} selection={selection} className={styles.selectionBox} />
      <div>
        <Heading className={styles.title}>
          <ArticleTitle
            article={article}
            show={(title) => <InlineNodes nodes={highlightMarkup(parseInlineMarkup(title), words)} />}
          />
        </Heading>
        <HitAuthors article={article} />
        <p className={styles.source}>
          {source === 'date' ? (
            <time dateTime={article.publishedOn}>{formatDate(article.publishedOn, language)}</time>
          ) : (
            <em>{localise(article.journalName, language)}</em>
          )}{' '}
          {source === 'date' && article.issue === '' ? null : <span>{sourceOf(article)}</span>}{' '}
          {article.doi === '' ? null : <span>DOI {article.doi}</span>}{' '}
          <VersionLabel version={article.version} />
        </p>
        {snippet === '' ? null : (
          <p className={styles.snippet}>
            <Highlighted text={snippet} words={words} />
          </p>
        )}
        <p className={styles.ways}>
          <PortalLink href={href}>{t('article.abstractLink')}</PortalLink>{' '}
          {article.hasFullText ? (
            <PortalLink href={`${href}#fulltext`}>{t('article.fullTextLink')}</PortalLink>
          ) : null}{' '}
          <AddToBasket article={article} among />{' '}
          <CiteLink article={article} among>
            {t('reading.cite')}
          </CiteLink>{' '}
          <span className={styles.metrics}>
            {counted
              .map(([label, value]) => t(label, { shown: formatNumber(value, language) }))
              .join('\u2003')}
          </span>
        </p>
      </div>
      {picture === '' ? null : (
        <img
          {...watch}
          className={styles.thumb}
          src={picture}
          alt=""
          width={136}
          height={96}
          loading="lazy"
        />
      )}
    </li>
  )
}
