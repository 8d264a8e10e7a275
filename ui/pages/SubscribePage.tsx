import { localise, type PageModel, type SubscribeContent } from '@xuekan/core'
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
import { Subscriptions } from '../widgets/subscribe/Subscriptions.tsx'

interface Props {
  readonly model: PageModel<SubscribeContent>
  readonly route: Extract<Route, { readonly page: 'emailSubscribe' }>
}

/** Where members hear of new issues by mail, and hear of them no more (C2.36, C4.22, C7.12). */
export function SubscribePage({ model }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
      {(content) => <Subscribe content={content} />}
    </RemoteView>
  )
}

interface PartProps {
  readonly content: SubscribeContent
}

function Subscribe({ content }: PartProps) {
  const { language, leave, done, fault } = content
  const { t } = usePortal()
  const action = useHrefs().here({ page: 'emailSubscribe', language })
  return (
    <div className={wrap}>
      <Breadcrumbs path={[{ label: t('subscribe.title') }]} />
      <div className={styles.column}>
        <h1 className={styles.title}>{t('subscribe.title')}</h1>
        <p className={styles.lead}>{t('subscribe.lead')}</p>
        <Fault fault={fault ?? undefined} id="form-fault" language={language} />
        {done === null ? null : (
          <p className={styles.done} role="status">
            {t(`subscribe.done.${done}`)}
          </p>
        )}
        {leave === '' ? (
          <Offer content={content} action={action} />
        ) : (
          <form method="post" action={action}>
            <p className={styles.text}>{t('subscribe.leave')}</p>
            <input type="hidden" name="word" value={leave} />
            <button className={buttonPrimary} type="submit" name="action" value="leave">
              {t('subscribe.leave.submit')}
            </button>
          </form>
        )}
        {content.member === null ? null : (
          <Subscriptions list={content.member.subscriptions} language={language} />
        )}
      </div>
    </div>
  )
}

interface FormProps extends PartProps {
  /** The address of the forms. */
  readonly action: string
}

/** A member subscribes to the journal of the site, or to all of its journals; a visitor is shown the way in. */
function Offer({ content: { language, member, done }, action }: FormProps) {
  const { shell, loginHref, t } = usePortal()
  const from = useAddress()
  const { site } = shell
  const name = localise(site.name, language)
  const one = site.type === 'single'
  if (member === null) {
    const href = loginHref('login', from)
    return (
      <>
        <p className={styles.text}>{t('subscribe.visitor')}</p>
        {href === null ? null : (
          <PortalLink className={buttonPrimary} href={href}>
            {t('subscribe.login')}
          </PortalLink>
        )}
      </>
    )
  }
  if (member.isSubscribed)
    return done === null ? (
      <p className={styles.text}>
        {t(one ? 'subscribe.subscribed' : 'subscribe.subscribed.journals', { name })}
      </p>
    ) : null
  return (
    <form method="post" action={action}>
      <button className={buttonPrimary} type="submit" name="action" value="subscribe">
        {t(one ? 'subscribe.subscribe' : 'subscribe.subscribe.journals', { name })}
      </button>
    </form>
  )
}
