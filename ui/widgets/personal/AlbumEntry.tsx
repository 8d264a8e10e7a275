import { localise, type AlbumArticle, type UiLanguage } from '@xuekan/core'
import { myAlbumWords } from '../../locales/my-album-words.ts'
import { sourceOf } from '../../locales/source-of.ts'
import { byline } from '../article-list.css.ts'
import { AddToBasket } from '../basket/AddToBasket.tsx'
import { unseen } from '../controls.css.ts'
import { ArticleTitle } from '../text/ArticleTitle.tsx'
import { Byline } from '../text/Byline.tsx'
import { InlineMarkup } from '../text/InlineMarkup.tsx'
import * as albums from './albums.css.ts'
import * as styles from './personal.css.ts'

interface Props {
  readonly entry: AlbumArticle
  readonly album: string
  /** The address of the forms. */
  readonly action: string
  readonly language: UiLanguage
  /** The places that it can be moved to; null where it cannot. */
  readonly up: number | null
  readonly down: number | null
}

const mostAuthors = 6

/** One article of an album, which is moved and taken out. */
export function AlbumEntry({ entry: { article }, album, action, language, up, down }: Props) {
  const words = myAlbumWords[language]
  const title = (
    <span className={unseen}>
      {' '}
      <InlineMarkup text={localise(article.title, language)} />
    </span>
  )
  const moves = [
    ['up', up],
    ['down', down],
  ] as const
  return (
    <li className={styles.kept}>
      <div className={styles.rowText}>
        <h3 className={styles.keptTitle}>
          <ArticleTitle article={article} />
        </h3>
        <Byline article={article} most={mostAuthors} className={byline} />
        <p className={styles.note}>
          <em>{localise(article.journalName, language)}</em> {sourceOf(article)}
        </p>
        <p className={styles.note}>
          <AddToBasket article={article} among />
        </p>
      </div>
      <div className={albums.moves}>
        {moves.map(([name, place]) =>
          place === null ? null : (
            <form key={name} method="post" action={action}>
              <input type="hidden" name="album" value={album} />
              <input type="hidden" name="id" value={article.id} />
              <input type="hidden" name="place" value={place} />
              <button className={styles.end} type="submit" name="action" value="placeInAlbum">
                {words[name]}
                {title}
              </button>
            </form>
          ),
        )}
        <form method="post" action={action}>
          <input type="hidden" name="album" value={album} />
          <input type="hidden" name="id" value={article.id} />
          <button className={styles.end} type="submit" name="action" value="removeFromAlbum">
            {words.remove}
            {title}
          </button>
        </form>
      </div>
    </li>
  )
}
