import { localise } from '@xuekan/core'
import type { ExpertPage } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { ExternalLink } from '../ExternalLink.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { Portrait } from '../portrait/Portrait.tsx'
import { Prose } from '../text/Prose.tsx'
import * as styles from './board.css.ts'
import { OtherName } from './OtherName.tsx'
import { useBoardHref } from './use-board-href.ts'
import { spaced } from '../text/spaced.ts'

interface Props {
  readonly page: ExpertPage
  readonly channelId: string
}

/** Who leads a board alone, with the beginning of what their page tells. */
export function Lead({ page: { expert, introduction, email, orcid }, channelId }: Props) {
  const { language } = usePortal()
  const hrefOf = useBoardHref(channelId)
  const where = [localise(expert.affiliation, language), localise(expert.field, language)]
  return (
    <div className={styles.lead}>
      <Portrait expert={expert} size="own" />
      <div>
        <h3>
          <PortalLink href={hrefOf(expert.id)}>{localise(expert.name, language)}</PortalLink>{' '}
          <OtherName name={expert.name} />
        </h3>
        <p>{spaced(where.filter((part) => part !== '').map((part, at) => <span key={at}>{part}</span>))}</p>
        {introduction === null ? null : (
          <div className={styles.beginning}>
            <Prose html={introduction} proseKey="lead.introduction" />
          </div>
        )}
        <p>
          {email === '' ? null : <ExternalLink href={`mailto:${email}`}>{email}</ExternalLink>}{' '}
          {orcid === '' ? null : (
            <ExternalLink href={`https://orcid.org/${orcid}`}>{`ORCID ${orcid}`}</ExternalLink>
          )}
        </p>
      </div>
    </div>
  )
}
