import { localise, type EditorialBoardContent } from '@xuekan/core'
import { boardRoles, type Expert } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { useBoardHref } from './use-board-href.ts'
import { PortalLink } from '../PortalLink.tsx'
import { EmptyState } from '../state/EmptyState.tsx'
import { Prose } from '../text/Prose.tsx'
import { Portrait } from '../portrait/Portrait.tsx'
import * as styles from './board.css.ts'

/** A whole editorial board by its roles, with a portrait of each member (C2.14). */
export function Board({ content: { channel, body, members } }: { readonly content: EditorialBoardContent }) {
  const { language, t } = usePortal()
  const roles = boardRoles(members)
  const nameOf = (position: Expert['position']): string => localise(position, language) || t('board.members')
  return (
    <div className={styles.layout}>
      <nav className={styles.roles} aria-label={t('board.roles')}>
        {roles.map(({ position, members: these }, at) => (
          <a key={at} href={`#role-${at + 1}`}>
            {t('board.role', { name: nameOf(position), count: these.length })}
          </a>
        ))}
      </nav>
      <div>
        <h1 className={styles.title}>{localise(channel.name, language)}</h1>
        {roles.length === 0 && body === null ? <EmptyState text={t('channel.empty')} /> : null}
        {roles.map(({ position, members: these }, at) => (
          <section key={at} className={styles.role} id={`role-${at + 1}`}>
            <h2>{nameOf(position)}</h2>
            <ul className={styles.people}>
              {these.map((expert) => (
                <Person key={expert.id} expert={expert} channelId={channel.id} />
              ))}
            </ul>
          </section>
        ))}
        {body === null ? null : (
          <section className={styles.role}>
            <h2>{t('board.more')}</h2>
            <Prose html={body} proseKey="body" />
          </section>
        )}
      </div>
    </div>
  )
}

function Person({ expert, channelId }: { readonly expert: Expert; readonly channelId: string }) {
  const { language } = usePortal()
  const hrefOf = useBoardHref(channelId)
  const affiliation = localise(expert.affiliation, language)
  const field = localise(expert.field, language)
  return (
    <li className={styles.person}>
      <Portrait expert={expert} size="board" />
      <div>
        <h3>
          <PortalLink href={hrefOf(expert.id)}>{localise(expert.name, language)}</PortalLink>
        </h3>
        {affiliation === '' ? null : <p>{affiliation}</p>}
        {field === '' ? null : <p>{field}</p>}
      </div>
    </li>
  )
}
