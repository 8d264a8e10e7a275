import { localise } from '@xuekan/core'
import type { TopNews } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { wrap } from '../controls.css.ts'
import { NewsLink } from '../news/NewsLink.tsx'
import { useBroken } from '../use-broken.ts'
import * as styles from './top-news.css.ts'

interface Props {
  readonly news: TopNews
  /** Its picture is seen as the page comes. */
  readonly early: boolean
  /** Its place among several; null where it is alone. */
  readonly label: string | null
  /** Out of sight, and so out of the way of keyboards and screen readers. */
  readonly away: boolean
}

/** One picture, with the title of its news as text; it leads there where there is such a page. */
export function Slide({ news, early, label, away }: Props) {
  const { language, t } = usePortal()
  const title = localise(news.title, language)
  const { broken, watch } = useBroken(news.pictureUrl)
  const content = (
    <>
      {broken && title !== '' ? null : (
        <img
          {...watch}
          className={styles.picture}
          src={news.pictureUrl}
          alt={title === '' ? t('topNews.untitled') : ''}
          width={1200}
          height={90}
          loading={early ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
      {title === '' ? (
        <span className={`${wrap} ${styles.unnamed}`}>{t('topNews.untitled')}</span>
      ) : (
        <span className={`${wrap} ${styles.words}`}>
          <span className={styles.plaque}>
            <b className={styles.title}>{title}</b>
          </span>
        </span>
      )}
    </>
  )
  return (
    <div
      className={styles.slide}
      {...(label === null
        ? {}
        : { role: 'group', 'aria-roledescription': t('topNews.slide'), 'aria-label': label })}
      inert={away}
    >
      <NewsLink news={news} className={styles.link}>
        {content}
      </NewsLink>
    </div>
  )
}
