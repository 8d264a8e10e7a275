import { byteSize, pdfAddress, type Article, type ArticleSummary } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { useHydrated } from '../../binding/use-hydrated.ts'
import { formatNumber } from '../../locales/format.ts'
import { AddToBasket } from '../basket/AddToBasket.tsx'
import { reservedPlace, waiting } from '../basket/add-to-basket.css.ts'
import { BasketButton } from '../basket/BasketButton.tsx'
import { CiteLink } from '../cite/CiteLink.tsx'
import { Icon } from '../Icon.tsx'
import { LanguageSwitch } from '../language/LanguageSwitch.tsx'
import { LookTool } from '../look/LookTool.tsx'
import { toPlace } from '../language/heading-above.ts'
import { CopyButton } from './CopyButton.tsx'
import { FavouriteTool } from './FavouriteTool.tsx'
import * as styles from './tools.css.ts'

interface Props {
  /** With the size of its PDF where that is known. */
  readonly article: ArticleSummary & Partial<Pick<Article, 'pdfSize'>>
  /** Whether the page of both texts is to be offered. */
  readonly inBoth: boolean
  /** Whether it stands on another page than the article's own. */
  readonly beside?: boolean
}

/** What can be done with the article, and how often it was. On a phone these are the sheet behind its bar. */
export function ArticleTools({ article, inBoth, beside = false }: Props) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const unseen = useHydrated() ? '' : ` ${waiting}`
  return (
    <>
      {article.hasPdf ? (
        <a className={styles.pdf} href={pdfAddress(hrefs.article(article))} type="application/pdf">
          <Icon name="pdf" />
          {t('article.pdf')} {article.pdfSize ? <small>{byteSize(article.pdfSize)}</small> : null}
        </a>
      ) : null}
      <ul className={styles.list}>
        <li className={styles.row}>
          <CiteLink article={article} beside={beside} className={styles.tool}>
            <Icon name="quote" />
            {t('reading.cite')}
          </CiteLink>
        </li>
        {inBoth ? (
          <li className={styles.row}>
            <a
              className={styles.tool}
              href={hrefs.destination({ page: 'parallel', language, siteId: null, articleId: article.id })}
              onClick={toPlace}
            >
              <Icon name="columns" />
              {t('reading.parallel')}
            </a>
          </li>
        ) : null}
        <li className={styles.row}>
          <AddToBasket article={article} className={styles.tool} />
        </li>
        <li className={styles.row}>
          <BasketButton className={styles.tool + unseen}>
            <span>{t('basket.title')}</span>
          </BasketButton>
        </li>
        <li className={styles.row}>
          <CopyButton
            text={() => document.location.href.replace(/#.*$/, '')}
            label={t('article.copyLink')}
            icon="share"
            className={styles.tool + unseen}
            answerClass={styles.answer}
          />
        </li>
        <li className={styles.row}>
          <LookTool className={styles.tool + unseen} />
        </li>
        <FavouriteTool article={article} />
        <ShareRow />
      </ul>
      <ToTop />
      <div className={styles.languages}>
        <LanguageSwitch className={styles.language} />
      </div>
      <Metrics article={article} />
    </>
  )
}

/** The device's own way to share, where it has one. */
function ShareRow() {
  const { t } = usePortal()
  if (!useHydrated() || typeof navigator.share !== 'function') return null
  const share = (): void => {
    const url = document.location.href.replace(/#.*$/, '')
    // who closes the device's dialog has changed their mind: nothing is to be told
    navigator.share({ title: document.title, url }).catch(() => undefined)
  }
  return (
    <li className={styles.row}>
      <button type="button" className={styles.tool} onClick={share}>
        <Icon name="share" />
        {t('article.share')}
      </button>
    </li>
  )
}

/** In the rail where nothing floats beside it (C4.18); its place is kept, so that nothing moves as it comes. */
function ToTop() {
  const { backToTop, t } = usePortal()
  const visible = useBehavior(backToTop.visible$)
  return (
    <button
      type="button"
      className={visible ? styles.toTop : `${styles.toTop} ${reservedPlace}`}
      data-leaves
      onClick={backToTop.start}
    >
      <Icon name="top" />
      {t('top.back')}
    </button>
  )
}

/** How often the article was read, downloaded and cited; what has not happened yet is not counted out. */
function Metrics({ article }: Pick<Props, 'article'>) {
  const { language, t } = usePortal()
  const metrics = (
    [
      ['views', article.visits],
      ['downloads', article.downloads],
      ['citations', article.citations],
    ] as const
  ).filter(([, value]) => value > 0)
  if (metrics.length === 0) return null
  return (
    <dl className={styles.metrics}>
      {metrics.map(([key, value]) => (
        <div key={key}>
          <dt>{t(`article.${key}`)}</dt>
          <dd>{formatNumber(value, language)}</dd>
        </div>
      ))}
    </dl>
  )
}
