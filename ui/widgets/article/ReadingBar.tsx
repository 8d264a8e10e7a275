import { pdfAddress, type ArticleSummary, type ReadingPlace } from '@xuekan/core/content'
import type { Behavior } from '@xuekan/core/reactive'
import { useEffect } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { useBasket } from '../basket/use-basket.ts'
import { badge } from '../basket/basket-button.css.ts'
import { CiteLink } from '../cite/CiteLink.tsx'
import { Icon } from '../Icon.tsx'
import { outlineSheet, toolsSheet } from './sheets.ts'
import * as styles from './reading-bar.css.ts'

interface Props {
  readonly article: ArticleSummary
  /** Whether it stands on another page than the article's own. */
  readonly beside?: boolean
  readonly hasOutline: boolean
  /** Where the figures are; null where there are none. */
  readonly figures: string | null
  readonly place$: Behavior<ReadingPlace | null>
}

/**
 * The bar of a phone, which owns the foot of the window: contents, figures, citation, PDF, more. Past 400 px the way to the top
 * takes the place of the PDF, which is in the sheet too; the sheet's button bears the count of the basket (C4.18, C4.19).
 */
export function ReadingBar({ article, beside = false, hasOutline, figures, place$ }: Props) {
  const { backToTop, t } = usePortal()
  const hrefs = useHrefs()
  const place = useBehavior(place$)
  const scrolled = useBehavior(backToTop.visible$)
  const basket = useBasket()
  useEffect(() => {
    import('./follow-reading.ts').then(
      ({ leaveSheets }) => leaveSheets(),
      () => undefined,
    )
  }, [])
  return (
    <nav className={styles.bar} aria-label={t('reading.bar')}>
      <progress
        className={styles.progress}
        aria-label={t('reading.progress')}
        max={1}
        value={place?.progress ?? 0}
      />
      {hasOutline ? (
        <button type="button" className={styles.cell} popoverTarget={outlineSheet}>
          <Icon name="list" />
          {t('reading.contents')}
        </button>
      ) : null}{' '}
      {figures === null ? null : (
        <a className={styles.cell} href={figures}>
          <Icon name="figure" />
          {t('reading.figures')}
        </a>
      )}{' '}
      <CiteLink article={article} beside={beside} className={styles.cell}>
        <Icon name="quote" />
        {t('reading.cite')}
      </CiteLink>{' '}
      {scrolled ? (
        <button type="button" className={styles.cell} aria-label={t('top.back')} onClick={backToTop.start}>
          <Icon name="top" />
          {t('tools.top')}
        </button>
      ) : article.hasPdf ? (
        <a className={styles.cell} href={pdfAddress(hrefs.article(article))} type="application/pdf">
          <Icon name="pdf" />
          PDF
        </a>
      ) : null}{' '}
      <button type="button" className={styles.cell} popoverTarget={toolsSheet}>
        <span className={styles.counted}>
          <Icon name="more" />
          {basket === null || basket.items.length === 0 ? null : (
            <span className={badge} aria-hidden="true">
              {basket.badge}
            </span>
          )}
        </span>{' '}
        {t('reading.more')}
      </button>
    </nav>
  )
}
