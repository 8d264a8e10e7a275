import { localise } from '@xuekan/core'
import { homeLinkDestination } from '@xuekan/core/content'
import { feedAddress } from '@xuekan/core/route'
import { usePortal } from '../../binding/portal.ts'
import { useReachable } from '../../binding/use-reachable.ts'
import { formatDate } from '../../locales/format.ts'
import { button } from '../controls.css.ts'
import { Icon } from '../Icon.tsx'
import { MaybeLink } from '../MaybeLink.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import * as styles from './closing.css.ts'
import { HomeSection } from './HomeSection.tsx'
import type { ModuleProps } from './module-props.ts'
import { Portrait } from '../portrait/Portrait.tsx'

/** A call for papers: until when, what for, and where more is said. Across a row it stands between two rules. */
export function Call({ module, content: { daysLeft }, width }: ModuleProps<'call'>) {
  const { language, t } = usePortal()
  const subject = localise(module.subject, language)
  const text = localise(module.text, language)
  const until =
    daysLeft === null
      ? null
      : {
          day: <time dateTime={module.until}>{formatDate(module.until, language)}</time>,
          left: t('home.daysLeft', { count: daysLeft }),
        }
  const href = useLinkOf(module.link)
  const title = <MaybeLink href={href}>{subject}</MaybeLink>
  if (width > 8) {
    return (
      <section className={styles.call}>
        {until === null ? null : (
          <p className={styles.until}>
            {t('home.until')} <b>{until.day}</b> {until.left}
          </p>
        )}
        <div>
          <h2>{title}</h2>
          {text === '' ? null : <p>{text}</p>}
        </div>
        {href === null ? null : (
          <MaybeLink className={button} href={href}>
            {t('home.callMore')}
          </MaybeLink>
        )}
      </section>
    )
  }
  return (
    <HomeSection module={module} width={width}>
      <h3 className={styles.title}>{title}</h3>
      {text === '' ? null : <p className={styles.text}>{text}</p>}
      {until === null ? null : (
        <p className={styles.note}>
          {t('home.until')} {until.day}
          {'\u2002'}
          {until.left}
        </p>
      )}
    </HomeSection>
  )
}

/** Who edits the journal, the first of its board. */
export function Editors({ module, content: { experts }, width }: ModuleProps<'editors'>) {
  const { language, t } = usePortal()
  const reachable = useReachable()
  const board = { page: 'editorialBoard', language, siteId: null, channelId: null } as const
  const isShort = module.look === 'short'
  return (
    <HomeSection
      module={module}
      width={width}
      more={reachable({ ...board, editorialId: null })}
      moreText={t('home.board')}
    >
      <ul className={isShort ? styles.names : width > 5 ? styles.peopleWide : styles.people}>
        {experts.map((expert) => {
          const name = localise(expert.name, language)
          const said = [
            localise(expert.position, language),
            isShort ? '' : localise(expert.affiliation, language),
          ]
          return (
            <li key={expert.id}>
              {isShort ? null : <Portrait expert={expert} size="home" />}
              <span>
                <b>
                  <MaybeLink href={reachable({ ...board, editorialId: expert.id })}>{name}</MaybeLink>
                </b>{' '}
                <small>{said.filter((part) => part !== '').join(' · ')}</small>
              </span>
            </li>
          )
        })}
      </ul>
    </HomeSection>
  )
}

/** The databases that hold the journal. */
export function IndexedIn({ module, content: { databases }, width }: ModuleProps<'indexedIn'>) {
  return (
    <HomeSection module={module} width={width}>
      <ul className={module.look === 'short' || width > 6 ? styles.inline : styles.indexed}>
        {databases.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </HomeSection>
  )
}

/** Links of the site's own. */
export function Links({ module, content: { links }, width }: ModuleProps<'links'>) {
  const { language } = usePortal()
  return (
    <HomeSection module={module} width={width}>
      <ul className={styles.links}>
        {links.map(({ name, link }) => (
          <li key={link}>
            <QuickLink link={link}>{localise(name, language)}</QuickLink>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}

function QuickLink({ link, children }: { readonly link: string; readonly children: string }) {
  return <MaybeLink href={useLinkOf(link)}>{children}</MaybeLink>
}

/** A link of the site's own, in the reader's language; null where it leads nowhere. */
function useLinkOf(link: string): string | null {
  const { language } = usePortal()
  const to = homeLinkDestination(link, language)
  const href = useReachable()
  return to === null ? null : href(to)
}

/** What the journal says of itself. */
export function About({ module, content: { journal }, width }: ModuleProps<'about'>) {
  const { language, t } = usePortal()
  const introduction = localise(journal.introduction, language)
  const facts = [
    ['home.publisher', localise(journal.publisher, language)],
    ['home.subject', localise(journal.subject, language)],
    ['home.frequency', localise(journal.frequency, language)],
    ['home.issn', journal.issn],
    ['home.cn', journal.cn],
  ] as const
  return (
    <HomeSection module={module} width={width}>
      <div className={width > 6 ? styles.about : undefined}>
        {introduction === '' ? null : <p className={styles.text}>{introduction}</p>}
        <dl className={styles.details}>
          {facts.map(([key, value]) =>
            value === '' ? null : (
              <div key={key}>
                <dt>{t(key)}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
        </dl>
      </div>
    </HomeSection>
  )
}

type PlainProps = Omit<ModuleProps<'alerts'>, 'content'>

/** How one hears of a new issue: by e-mail where its page exists, and by the site's feed. */
export function Alerts({ module, width }: PlainProps) {
  const { shell, language, t } = usePortal()
  const email = useReachable()({ page: 'emailSubscribe', language })
  return (
    <HomeSection module={module} width={width}>
      <p className={styles.text}>{t(email === null ? 'home.feedText' : 'home.alertsText')}</p>
      <p className={styles.actions}>
        {email === null ? null : (
          <PortalLink className={button} href={email}>
            <Icon name="mail" small />
            {t('home.email')}
          </PortalLink>
        )}{' '}
        <a className={styles.feed} href={feedAddress({ kind: 'current' }, shell.site.id, language)}>
          <Icon name="rss" small />
          {t('home.feed')}
        </a>
      </p>
    </HomeSection>
  )
}

/** Numbers that the site tells of itself, in one ruled line. */
export function Facts({ module }: PlainProps) {
  const { language } = usePortal()
  return (
    <dl className={styles.facts}>
      {module.facts.map(({ value, label }) => (
        <div key={label.zh + label.en}>
          <dt>{localise(label, language)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Search({ module, width }: PlainProps) {
  const { t } = usePortal()
  return (
    <HomeSection module={module} width={width}>
      <SearchBox label={t('home.search')} />
    </HomeSection>
  )
}
