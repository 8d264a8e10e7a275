import type { ArticleSummary } from '@xuekan/core/content'
import { useCallback } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useAddress } from '../../binding/use-address.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { useToggle } from '../../binding/use-toggle.ts'
import { Icon } from '../Icon.tsx'
import { PortalLink } from '../PortalLink.tsx'
import * as styles from './tools.css.ts'

interface Props {
  readonly article: Pick<ArticleSummary, 'id'>
}

/** Keeps the article among the favourites of a member; leads others to the login (C4.22, C6.1). */
export function FavouriteTool({ article }: Props) {
  const { login, loginHref } = usePortal()
  const { state } = useBehavior(login.login$)
  const from = useAddress()
  if (state.kind === 'loggedIn')
    return (
      <>
        <KeepForm key={article.id} article={article} />
        <AlbumLink article={article} />
      </>
    )
  const href = state.entries.length === 0 ? null : loginHref('login', from)
  return href === null ? null : (
    <li className={styles.row}>
      <PortalLink className={styles.tool} href={href}>
        <Words />
      </PortalLink>
    </li>
  )
}

/** Without scripts, and where the code cannot be had, it is posted and leads to the list of favourites. */
function KeepForm({ article: { id } }: Props) {
  const { favourite, language } = usePortal()
  const { isOn, onSubmit } = useToggle(useCallback(() => favourite(id), [favourite, id]))
  return (
    <li className={styles.row}>
      <form
        method="post"
        action={useHrefs().here({ page: 'personal', language, entry: 'favorites' })}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="id" value={id} />
        <button
          className={styles.tool}
          type="submit"
          name="action"
          value="collect"
          aria-pressed={isOn ?? undefined}
        >
          <Words />
        </button>
      </form>
    </li>
  )
}

/** Asks where else the article is to be kept: in albums of the member (C5.12). */
function AlbumLink({ article: { id } }: Props) {
  const { language, t } = usePortal()
  return (
    <li className={styles.row}>
      <PortalLink className={styles.tool} href={useHrefs().here({ page: 'myAlbums', language, keep: id })}>
        <Icon name="list" />
        {t('article.keep')}
      </PortalLink>
    </li>
  )
}

function Words() {
  const { t } = usePortal()
  return (
    <>
      <Icon name="bookmark" />
      {t('article.favourite')}
    </>
  )
}
