import { localise } from '@xuekan/core'
import { columnGroups, columnLook, findChannel, linkHost, type Channel } from '@xuekan/core/menu'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { MaybeLink } from '../MaybeLink.tsx'
import * as styles from './columns-below.css.ts'

interface Props {
  readonly channel: Channel
  /** The beginnings of their texts, by their ids. */
  readonly excerpts: Readonly<Record<string, string>>
}

/** The columns below one: as rows, as links with their hosts, or as cards with their pictures (C2.20, C2.23). */
export function ColumnsBelow({ channel, excerpts }: Props) {
  const { language, shell } = usePortal()
  const hrefs = useHrefs()
  const placed = findChannel(shell.channels, {
    page: 'channel',
    language,
    siteId: null,
    code: channel.code,
    channelId: channel.id,
    name: null,
  })
  const look = columnLook(channel)
  return columnGroups(placed ?? channel, language).map(({ heading, columns }) => {
    const parentCode = (heading ?? channel).code
    const Title = heading === null ? 'h2' : 'h3'
    return (
      <section key={heading?.id ?? ''} className={styles.group}>
        {heading === null ? null : (
          <h2 className={styles.heading}>
            <MaybeLink href={hrefs.channel({ channel: heading, parentCode: channel.code })}>
              {localise(heading.name, language)}
            </MaybeLink>
          </h2>
        )}
        <ul className={styles.lists[look]}>
          {columns.map((column) => {
            const { id, name, link, cover = '' } = column
            const host = linkHost(link)
            const words = excerpts[id] ?? ''
            return (
              <li key={id}>
                {look === 'cards' && cover !== '' ? (
                  <img src={cover} alt="" width={320} height={200} loading="lazy" decoding="async" />
                ) : null}
                <Title className={styles.name}>
                  <MaybeLink href={hrefs.channel({ channel: column, parentCode })}>
                    {localise(name, language)}
                  </MaybeLink>
                </Title>
                {host === '' ? null : <small>{host}</small>}
                {words === '' ? null : <p>{words}</p>}
              </li>
            )
          })}
        </ul>
      </section>
    )
  })
}
