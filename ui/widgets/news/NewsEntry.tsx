import { localise } from '@xuekan/core'
import { newsTabOf, parseInlineMarkup, type News } from '@xuekan/core/content'
import { highlightMarkup } from '@xuekan/core/search'
import { usePortal } from '../../binding/portal.ts'
import { formatDate } from '../../locales/format.ts'
import { Highlighted } from '../text/Highlighted.tsx'
import { InlineNodes } from '../text/InlineMarkup.tsx'
import { useBroken } from '../use-broken.ts'
import { NewsLink } from './NewsLink.tsx'
import * as styles from './news.css.ts'

interface Props {
  readonly news: News
  /** Whether it is the one that the address names. */
  readonly marked?: boolean
  /** Of a search, to be marked in its title and its summary. */
  readonly words?: readonly string[]
}

/** One news item of a list, with its picture where it has one. */
export function NewsEntry({ news, marked = false, words = [] }: Props) {
  const { language, t } = usePortal()
  const title = localise(news.title, language)
  const summary = localise(news.summary, language)
  const { broken, watch } = useBroken(news.coverUrl)
  const pictured = news.coverUrl !== '' && !broken
  return (
    <li className={pictured ? styles.pictured : styles.entry} aria-current={marked ? true : undefined}>
      {pictured ? (
        <img
          {...watch}
          className={styles.picture}
          src={news.coverUrl}
          alt=""
          width={320}
          height={200}
          loading="lazy"
          decoding="async"
        />
      ) : null}
      <div>
        <p className={styles.facts}>
          <b>{t(`news.tab.${newsTabOf(news.newsDataType)}`)}</b> <NewsDay news={news} />
        </p>
        <h2 className={styles.title}>
          <NewsLink news={news}>
            <InlineNodes nodes={highlightMarkup(parseInlineMarkup(title), words)} />
          </NewsLink>
        </h2>
        {summary === '' ? null : (
          <p className={styles.summary}>
            <Highlighted text={summary} words={words} />
          </p>
        )}
      </div>
    </li>
  )
}

/** The day of a news item, as much of it as is known. */
export function NewsDay({ news }: { readonly news: Pick<News, 'publishedOn'> }) {
  const { language } = usePortal()
  const day = formatDate(news.publishedOn, language)
  return day === '' ? null : <time dateTime={news.publishedOn}>{day}</time>
}
