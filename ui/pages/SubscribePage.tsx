import { localise } from '@xuekan/core'
import type { ProofModel } from '@xuekan/core/member'
import type { PageModel, SubscribeContent } from '@xuekan/core/page'
import type { Route } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { useAddress } from '../binding/use-address.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { Fault } from '../widgets/account/Fault.tsx'
import { Breadcrumbs } from '../widgets/Breadcrumbs.tsx'
import { buttonPrimary, wrap } from '../widgets/controls.css.ts'
import { PortalLink } from '../widgets/PortalLink.tsx'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'
import * as styles from '../widgets/subscribe/subscribe.css.ts'
import { wayIn } from '../widgets/subscribe/open-form.css.ts'
import { OpenForm } from '../widgets/subscribe/OpenForm.tsx'
import { SavedSearches } from '../widgets/subscribe/SavedSearches.tsx'
import { SaveSearch } from '../widgets/subscribe/SaveSearch.tsx'
import { Subscriptions } from '../widgets/subscribe/Subscriptions.tsx'

interface Props {
  readonly model: PageModel<SubscribeContent> & ProofModel
  readonly route: Extract<Route, { readonly page: 'emailSubscribe' }>
}

/** Where members hear of new issues by mail, and hear of them no more (C2.36, C4.22, C7.12). */
export function SubscribePage({ model }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
      {(content) => <Subscribe content={content} model={model} />}
    </RemoteView>
  )
}

interface PartProps {
  readonly content: SubscribeContent
  readonly model: ProofModel
}

function Subscribe({ content, model }: PartProps) {
  const { language, leave, done, fault } = content
  const { shell, t } = usePortal()
  const action = useHrefs().here({ page: 'emailSubscribe', language })
  const name = localise(shell.site.name, language)
  const one = shell.site.type === 'single'
  return (
    <div className={wrap}>
      <Breadcrumbs path={[{ label: t('subscribe.title') }]} />
      <div className={styles.column}>
        <h1 className={styles.title}>{t('subscribe.title')}</h1>
        <p className={styles.lead}>{t('alerts.lead')}</p>
        <Fault fault={fault ?? undefined} id="form-fault" language={language} />
        {done === null ? null : (
          <p className={styles.done} role="status">
            {t(`alerts.done.${done}`, { email: content.open?.form.email ?? '' })}
          </p>
        )}
        {content.search === null ? null : (
          <SaveSearch
            search={content.search}
            isMember={content.member !== null}
            action={action}
            language={language}
          />
        )}
        {leave !== '' ? (
          <LinkConfirmation word={leave} action={action} value="leave" question={t('alerts.leave')} />
        ) : content.confirm !== '' ? (
          <LinkConfirmation
            word={content.confirm}
            action={action}
            value="confirm"
            question={t(one ? 'alerts.confirm' : 'alerts.confirm.journals', { name })}
          />
        ) : (
          <Offer content={content} model={model} action={action} />
        )}
        {content.member === null ? null : (
          <>
            <SavedSearches list={content.member.searches} action={action} language={language} />
            <Subscriptions list={content.member.subscriptions} language={language} />
          </>
        )}
      </div>
    </div>
  )
}

interface FormProps extends PartProps {
  /** The address of the forms. */
  readonly action: string
}

interface LinkConfirmationProps {
  /** Of the link that was followed. */
  readonly word: string
  readonly action: string
  readonly value: 'leave' | 'confirm'
  readonly question: string
}

/** What the link of a letter does, once its button is pressed: programs that follow links do nothing. */
function LinkConfirmation({ word, action, value, question }: LinkConfirmationProps) {
  const { t } = usePortal()
  return (
    <form method="post" action={action}>
      <p className={styles.text}>{question}</p>
      <input type="hidden" name="word" value={word} />
      <button className={buttonPrimary} type="submit" name="action" value={value}>
        {t(`alerts.${value}.submit`)}
      </button>
    </form>
  )
}

/** A member subscribes to the journal of the site, or to all of its journals; who has no account by an address (C5.11). */
function Offer({ content, model, action }: FormProps) {
  const { language, member, open, done } = content
  const { shell, t } = usePortal()
  const name = localise(shell.site.name, language)
  const one = shell.site.type === 'single'
  if (done === 'ask') return null
  if (member !== null && member.isSubscribed)
    return done === null ? (
      <p className={styles.text}>{t(one ? 'alerts.subscribed' : 'alerts.subscribed.journals', { name })}</p>
    ) : null
  const heading = t(one ? 'alerts.subscribe' : 'alerts.subscribe.journals', { name })
  return (
    <>
      {open === null ? null : (
        <OpenForm open={open} model={model} action={action} heading={heading} language={language} />
      )}
      {member === null ? <WayIn /> : null}
      {open !== null || member === null ? null : (
        <form method="post" action={action}>
          <button className={buttonPrimary} type="submit" name="action" value="subscribe">
            {heading}
          </button>
        </form>
      )}
    </>
  )
}

function WayIn() {
  const { loginHref, t } = usePortal()
  const href = loginHref('login', useAddress())
  if (href === null) return null
  return (
    <p className={wayIn}>
      {t('alerts.visitor')} <PortalLink href={href}>{t('alerts.login')}</PortalLink>
    </p>
  )
}
