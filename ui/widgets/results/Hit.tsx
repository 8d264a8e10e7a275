import { localise } from '@xuekan/core'
import { parseInlineMarkup } from '@xuekan/core/content'
import { highlightMarkup, type SearchHit } from '@xuekan/core/search'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatNumber } from '../../locales/format.ts'
import { sourceOf } from '../../locales/source-of.ts'
import { byline } from '../article-list.css.ts'
import { AddToBasket } from '../basket/AddToBasket.tsx'
import { SelectionCheckbox } from '../basket/SelectionCheckbox.tsx'
import type { Selection } from '../basket/use-selection.ts'
import { PortalLink } from '../PortalLink.tsx'
import { ArticleTitle } from '../text/ArticleTitle.tsx'
import { Byline } from '../text/Byline.tsx'
import { Highlighted } from '../text/Highlighted.tsx'
import { InlineNodes } from '../text/InlineMarkup.tsx'
import { VersionLabel } from '../text/VersionLabel.tsx'
import { useBroken } from '../use-broken.ts'
import * as styles from './results.css.ts'

const mostAuthors = 6

/** One article that was found, with the words that found it marked. */
export function Hit({
  hit: { article, snippet },
  words,
  selection,
}: {
  readonly hit: SearchHit
  readonly words: readonly string[]
  readonly selection: Selection
}) {
  const { language, t } = usePortal()
  const href = useHrefs().article(article)
  const { broken, watch } = useBroken(article.graphicAbstractUrl)
  const picture = broken ? '' : article.graphicAbstractUrl
  return (
    <li className={picture === '' ? `${styles.hit} ${styles.plain}` : styles.hit}>
      <SelectionCheckbox article={article} selection={selection} className={styles.selectionBox} />
      <div>
        <h2 className={styles.title}>
          <ArticleTitle
            article={article}
            show={(title) => <InlineNodes nodes={highlightMarkup(parseInlineMarkup(title), words)} />}
          />
        </h2>
        <Byline article={article} most={mostAuthors} className={byline} />
        <p className={styles.source}>
          <em>{localise(article.journalName, language)}</em>
          <span>{sourceOf(article)}</span>
          {article.doi === '' ? null : <span>DOI {article.doi}</span>}
          <VersionLabel version={article.version} />
        </p>
        {snippet === '' ? null : (
          <p className={styles.snippet}>
            <Highlighted text={snippet} words={words} />
          </p>
        )}
        <p className={styles.ways}>
          <PortalLink href={href}>{t('article.abstractLink')}</PortalLink>
          {article.hasFullText ? (
            <PortalLink href={`${href}#fulltext`}>{t('article.fullTextLink')}</PortalLink>
          ) : null}
          <AddToBasket article={article} among />
          <span className={styles.metrics}>
            {t('results.metrics', {
              views: formatNumber(article.visits, language),
              citations: formatNumber(article.citations, language),
            })}
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
