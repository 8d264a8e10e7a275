import { localise } from '@xuekan/core'
import type { EditorialBoardContent } from '@xuekan/core/page'
import { boardNeighbours, type ExpertPage } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { railSection } from '../controls.css.ts'
import { ExternalLink } from '../ExternalLink.tsx'
import { ArticleList } from '../list/ArticleList.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { Prose } from '../text/Prose.tsx'
import { Portrait } from '../portrait/Portrait.tsx'
import * as styles from './board.css.ts'
import { OtherName } from './OtherName.tsx'
import { useBoardHref } from './use-board-href.ts'

interface Props {
  readonly content: EditorialBoardContent
  readonly page: ExpertPage
}

/** One member of an editorial board: who they are, their articles in the journal, and the others (C2.14). */
export function Member({ content: { channel, members, articles }, page }: Props) {
  const { language, t } = usePortal()
  const { expert, introduction } = page
  const field = localise(expert.field, language)
  const hrefOf = useBoardHref(channel.id)
  const { previous, next } = boardNeighbours(members, expert.id)
  return (
    <div className={styles.member}>
      <div>
        <Portrait expert={expert} size="own" />
        <Facts page={page} />
      </div>
      <div>
        <h1 className={styles.name}>
          {localise(expert.name, language)} <OtherName name={expert.name} />
        </h1>
        {field === '' ? null : <p className={styles.field}>{field}</p>}
        {introduction === null ? null : (
          <div className={styles.profile}>
            <Prose html={introduction} proseKey="member.introduction" />
          </div>
        )}
        {articles.content.length === 0 ? null : (
          <section className={styles.works}>
            <h2>{t('board.articles')}</h2>
            <ArticleList
              list={{ ...articles, content: articles.content.map((article) => ({ article, snippet: '' })) }}
              empty=""
              heading="h3"
              source="journal"
            />
          </section>
        )}
      </div>
      <nav className={`${railSection} ${styles.others}`} aria-label={localise(channel.name, language)}>
        <h2>
          <PortalLink href={hrefOf(null)}>{localise(channel.name, language)}</PortalLink>
        </h2>
        <ul>
          {members.map(({ id, name }) => (
            <li key={id}>
              <PortalLink
                href={hrefOf(id)}
                aria-current={id === expert.id ? 'page' : undefined}
                rel={id === previous?.id ? 'prev' : id === next?.id ? 'next' : undefined}
              >
                {localise(name, language)}
              </PortalLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function Facts({ page: { expert, email, orcid } }: { readonly page: ExpertPage }) {
  const { language, t } = usePortal()
  return (
    <dl className={styles.facts}>
      <Fact label={t('board.position')} value={localise(expert.position, language)} />
      <Fact label={t('board.affiliation')} value={localise(expert.affiliation, language)} />
      <Fact label="ORCID" value={orcid} href={`https://orcid.org/${orcid}`} />
      <Fact label={t('footer.email')} value={email} href={`mailto:${email}`} />
    </dl>
  )
}

interface FactProps {
  readonly label: string
  /** '' where it is not known. */
  readonly value: string
  readonly href?: string
}

const Fact = ({ label, value, href }: FactProps) =>
  value === '' ? null : (
    <div>
      <dt>{label}</dt>
      <dd>{href === undefined ? value : <ExternalLink href={href}>{value}</ExternalLink>}</dd>
    </div>
  )
