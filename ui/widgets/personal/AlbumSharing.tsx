import type { UiLanguage } from '@xuekan/core'
import type { OpenAlbum } from '@xuekan/core/page'
import { albumSharing, sharedAlbumRoute } from '@xuekan/core/member'
import type { ReactNode } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
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
  const { t } = usePortal()
  const sharing = albumSharing(album)
  const act = (value: 'shareAlbum' | 'unshareAlbum', name: string): ReactNode => (
    <form method="post" action={action}>
      <input type="hidden" name="album" value={album.id} />
      <button className={styles.end} type="submit" name="action" value={value}>
        {name}
      </button>
    </form>
  )
  return (
    <section className={albums.sharing} aria-labelledby="sharing">
      <h3 id="sharing" className={albums.sharingTitle}>
        {t('personal.share.title')}
      </h3>
      <p>{t(`personal.share.${sharing.kind}`)}</p>
      {sharing.kind === 'open' ? <AlbumLink token={sharing.token} language={language} /> : null}
      {sharing.kind === 'closed' ? (
        act('shareAlbum', t('personal.share.begin'))
      ) : (
        <>
          <div className={albums.sharingActs}>
            {sharing.kind === 'untold' ? act('shareAlbum', t('personal.share.renew')) : null}
            {act('unshareAlbum', t('personal.share.end'))}
          </div>
          <p className={styles.note}>{t('personal.share.endHint')}</p>
        </>
      )}
    </section>
  )
}

/** The link as a whole, which is also selected and copied by hand. */
function AlbumLink({ token, language }: { readonly token: string; readonly language: UiLanguage }) {
  const { links$, t } = usePortal()
  const href = useHrefs().here(sharedAlbumRoute(token, language))
  const link = useBehavior(links$).host.origin + href
  return (
    <>
      <div className={albums.sharingActs}>
        <input
          className={`${field} ${albums.sharedLink}`}
          aria-label={t('personal.share.link')}
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
        {t('personal.share.look')}
      </PortalLink>
    </>
  )
}
