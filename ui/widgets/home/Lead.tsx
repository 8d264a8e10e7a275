import { languageShown, localise } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatDate } from '../../locales/format.ts'
import { pagesOf } from '../../locales/pages-of.ts'
import { PortalLink } from '../PortalLink.tsx'
import { ArticleTitle } from '../text/ArticleTitle.tsx'
import { Byline } from '../text/Byline.tsx'
import { useBroken } from '../use-broken.ts'
import * as styles from './lead.css.ts'
import type { ModuleProps } from './module-props.ts'
import { spaced } from '../text/spaced.ts'

const mostAuthors = 6

/**
 * The article that leads: picture and words side by side in a whole row, below each other in a column. Without a
 * picture the words take all the room. Of the two, the document has first what is seen first, so that nothing is
 * pushed down while the page arrives.
 */
export function Lead({ module, content: { article }, width }: ModuleProps<'lead'>) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const { broken, watch } = useBroken(article.graphicAbstractUrl)
  const href = hrefs.article(article)
  const hasPicture = article.graphicAbstractUrl !== '' && !broken
  const isWide = width > 8
  const own = localise(module.title, language)
  const text = localise(module.text, language)
  const spoken = languageShown(module.text, language)
  const wordsFirst = module.look === 'wordsFirst'
  const look = isWide ? (wordsFirst ? 'wordsLeft' : 'wide') : wordsFirst ? 'wordsAbove' : 'tall'
  const picture = hasPicture ? (
    <PortalLink className={styles.picture} href={href} tabIndex={-1} aria-hidden="true">
      <img
        {...watch}
        src={article.graphicAbstractUrl}
        alt=""
        width={648}
        height={364}
        fetchPriority="high"
        decoding="async"
      />
    </PortalLink>
  ) : null
  return (
    <article
      className={`${styles.lead} ${hasPicture ? styles.looks[look] : ''} ${!isWide && module.look === 'plain' ? styles.centred : ''}`}
      data-href={hrefs.articleById(article)}
    >
      {wordsFirst ? null : picture}
      <div className={styles.words}>
        <p className={styles.kicker}>
          <b>{own === '' ? t('home.lead') : own}</b>{' '}
          {spaced(
            [localise(article.section, language), pagesOf(article), formatDate(article.publishedOn, language)]
              .filter((part) => part !== '' && part !== own)
              .map((part) => <span key={part}>{part}</span>),
          )}
        </p>
        <h2 className={styles.title}>
          <ArticleTitle article={article} />
        </h2>
        {text === '' ? null : (
          <p className={styles.text} lang={spoken === language ? undefined : spoken}>
            {text}
          </p>
        )}
        <Byline article={article} most={mostAuthors} className={styles.by} />
        <p className={styles.ways}>
          <PortalLink href={href}>{t('article.abstractLink')}</PortalLink>{' '}
          {article.hasFullText ? (
            <PortalLink href={`${href}#fulltext`}>{t('article.fullTextLink')}</PortalLink>
          ) : null}
        </p>
      </div>
      {wordsFirst ? picture : null}
    </article>
  )
}
