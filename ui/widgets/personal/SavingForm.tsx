import type { SavingDialog, MyAlbumsContent } from '@xuekan/core/page'
import { albumLimits } from '@xuekan/core/member'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatNumber } from '../../locales/format.ts'
import { myAlbumWords } from '../../locales/my-album-words.ts'
import { field, label } from '../account/account.css.ts'
import { PortalLink } from '../PortalLink.tsx'
import { ArticleTitle } from '../text/ArticleTitle.tsx'
import { albumBox } from './album-box.ts'
import { AlbumCover } from './AlbumCover.tsx'
import { AlbumFault } from './AlbumFault.tsx'
import { nameOf } from './album-name.ts'
import * as albums from './albums.css.ts'
import * as styles from './personal.css.ts'

interface Props {
  readonly content: MyAlbumsContent
  readonly part: SavingDialog
}

/** Where an article is to be kept: among the favourites, in albums, or in a new one; one of them is required (C5.12). */
export function SavingForm({ content, part }: Props) {
  const { language, faults } = content
  const { article, form } = part
  const words = myAlbumWords[language]
  const hrefs = useHrefs()
  const action = hrefs.here({ page: 'myAlbums', language, keep: article.id })
  const said = faults.collecting === undefined ? {} : { 'aria-describedby': 'collecting-fault' }
  return (
    <form method="post" action={action} className={albums.dialog} aria-labelledby="keep-title" noValidate>
      <input type="hidden" name="id" value={article.id} />
      <h2 id="keep-title" className={albums.openedName}>
        {words['keep.title']}
      </h2>
      <p className={styles.savedTitle}>
        <ArticleTitle article={article} />
      </p>
      <AlbumFault fault={faults.collecting} id="collecting-fault" language={language} />
      <div>
        <label className={albums.option}>
          <input
            className={styles.box}
            type="checkbox"
            name="favourites"
            value="1"
            defaultChecked={form.favourites}
            {...said}
          />
          <span className={styles.rowText}>{words['keep.favourites']}</span>
          {part.isFavourite ? <span className={styles.note}>{words['keep.isThere']}</span> : null}
        </label>
        <label className={albums.option}>
          <input
            className={styles.box}
            type="checkbox"
            name="inAlbums"
            value="1"
            defaultChecked={form.inAlbums}
            {...said}
          />
          <span className={styles.rowText}>{words['keep.inAlbums']}</span>
        </label>
        <fieldset className={albums.options}>
          <legend className={albums.hidden}>{words['keep.inAlbums']}</legend>
          {part.message === null ? null : <p className={styles.note}>{words[part.message]}</p>}
          {part.albums.map((album) => (
            <label key={album.id} className={albums.option}>
              <input
                className={styles.box}
                type="checkbox"
                name={`${albumBox}${album.id}`}
                value="1"
                defaultChecked={form.albums.includes(album.id)}
              />
              <AlbumCover cover={album.cover} className={albums.thumb} />
              <span className={styles.rowText}>{nameOf(album, language)}</span>
              <span className={styles.note}>
                {part.holding.includes(album.id)
                  ? words['keep.isThere']
                  : words['album.articles'].replace('{{count}}', formatNumber(album.count, language))}
              </span>
            </label>
          ))}
        </fieldset>
      </div>
      <div className={styles.line}>
        <label className={label} htmlFor="newAlbum">
          {words['field.newAlbum']}
        </label>
        <input
          className={field}
          id="newAlbum"
          name="newAlbum"
          defaultValue={form.newAlbum}
          maxLength={albumLimits.name}
          autoComplete="off"
          aria-invalid={faults.name !== undefined}
          {...(faults.name === undefined ? {} : { 'aria-describedby': 'newAlbum-fault' })}
        />
        <AlbumFault fault={faults.name} id="newAlbum-fault" language={language} />
      </div>
      <div className={albums.foot}>
        <button className={styles.submit} type="submit" name="action" value="keepIn">
          {words['keep.submit']}
        </button>
        <PortalLink className={styles.quietLink} href={hrefs.article(article)}>
          {words['keep.back']}
        </PortalLink>
      </div>
    </form>
  )
}
