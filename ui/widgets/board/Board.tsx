import { localise } from '@xuekan/core'
import type { EditorialBoardContent } from '@xuekan/core/page'
import { boardMatching, boardRoles, boardSearchFrom, type Expert } from '@xuekan/core/content'
import { useState } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { field as fieldStyle } from '../controls.css.ts'
import { useBoardHref } from './use-board-href.ts'
import { PortalLink } from '../PortalLink.tsx'
import { EmptyState } from '../state/EmptyState.tsx'
import { Prose } from '../text/Prose.tsx'
import { Portrait } from '../portrait/Portrait.tsx'
import * as styles from './board.css.ts'
import { Lead } from './Lead.tsx'
import { Listed } from '../Listed.tsx'

interface Props {
  readonly content: EditorialBoardContent
}

/** A whole editorial board by its roles, with a portrait of each member; a large one can be looked through (C2.14). */
export function Board({ content: { channel, body, members, lead } }: Props) {
  const { language, t } = usePortal()
  const [typed, setTyped] = useState('')
  const found = boardMatching(members, typed)
  const roles = boardRoles(found)
  const nameOf = (position: Expert['position']): string => localise(position, language) || t('board.members')
  return (
    <div className={styles.layout}>
      <nav className={styles.roles} aria-label={t('board.roles')}>
        <Listed>
          {roles.map(({ position, members: these }, at) => (
            <a key={at} href={`#role-${at + 1}`}>
              {t('board.role', { name: nameOf(position), count: these.length })}
            </a>
          ))}
        </Listed>
      </nav>
      <div>
        <h1 className={styles.title}>{localise(channel.name, language)}</h1>
        {members.length === 0 && body === null ? <EmptyState text={t('channel.empty')} /> : null}
        {members.length >= boardSearchFrom ? (
          <p className={styles.find}>
            <input
              type="search"
              className={fieldStyle}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              aria-label={t('board.find')}
              placeholder={t('board.find')}
              autoComplete="off"
            />
            <span role="status">
              {typed.trim() === ''
                ? ''
                : t('board.found', { count: found.length, shown: String(found.length) })}
            </span>
          </p>
        ) : null}
        {roles.map(({ position, members: these }, at) => (
          <section key={at} className={styles.role} id={`role-${at + 1}`}>
            <h2>{nameOf(position)}</h2>
            <ul className={styles.people}>
              {these.map((expert) =>
                expert.id === lead?.expert.id ? (
                  <li key={expert.id} className={styles.leads}>
                    <Lead page={lead} channelId={channel.id} />
                  </li>
                ) : (
                  <Person key={expert.id} expert={expert} channelId={channel.id} />
                ),
              )}
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
