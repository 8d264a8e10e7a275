import type { OpenAlbum, UiLanguage } from '@xuekan/core'
import { albumSharing, sharedAlbumRoute } from '@xuekan/core/member'
import type { ReactNode } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { myAlbumWords } from '../../locales/my-album-words.ts'
import { CopyButton } from '../article/CopyButton.tsx'
import { field } from '../controls.css.ts'
import { PortalLink } from '../PortalLink.tsx'
import * as albums from './albums.css.ts'
import * as styles from './personal.css.ts'

interface Props {
  readonly album: OpenAlbum['album']
  /** The address of the forms. */
  readonly action: string
  readonly language: UiLanguage
}

/** Whether whoever has a link reads an album: begun, copied and ended by its member (C7.13). */
export function AlbumSharing({ album, action, language }: Props) {
  const words = myAlbumWords[language]
  const sharing = albumSharing(album)
  const act = (value: 'shareAlbum' | 'unshareAlbum', name: string, className: string): ReactNode => (
    <form method="post" action={action}>
      <input type="hidden" name="album" value={album.id} />
      <button className={className} type="submit" name="action" value={value}>
        {name}
      </button>
    </form>
  )
  return (
    <section className={albums.sharing} aria-labelledby="sharing">
      <h3 id="sharing" className={albums.sharingTitle}>
        {words['share.title']}
      </h3>
      <p>{words[`share.${sharing.kind}`]}</p>
      {sharing.kind === 'open' ? <AlbumLink token={sharing.token} language={language} /> : null}
      {sharing.kind === 'closed' ? (
        act('shareAlbum', words['share.begin'], styles.end)
      ) : (
        <>
          <div className={albums.sharingActs}>
            {sharing.kind === 'untold' ? act('shareAlbum', words['share.renew'], styles.end) : null}
            {act('unshareAlbum', words['share.end'], styles.end)}
          </div>
          <p className={styles.note}>{words['share.endHint']}</p>
        </>
      )}
    </section>
  )
}

/** The link as a whole, which is also selected and copied by hand. */
function AlbumLink({ token, language }: { readonly token: string; readonly language: UiLanguage }) {
  const { links$, t } = usePortal()
  const words = myAlbumWords[language]
  const href = useHrefs().here(sharedAlbumRoute(token, language))
  const link = useBehavior(links$).host.origin + href
  return (
    <>
      <div className={albums.sharingActs}>
        <input
          className={`${field} ${albums.sharedLink}`}
          aria-label={words['share.link']}
          value={link}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton
          key={token}
          text={() => link}
          label={t('article.copyLink')}
          icon="copy"
          className={`${styles.end} ${albums.scripted}`}
        />
      </div>
      <PortalLink className={styles.quietLink} href={href}>
        {words['share.look']}
      </PortalLink>
    </>
  )
}
