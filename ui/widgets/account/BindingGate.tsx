import { localise } from '@xuekan/core'
import {
  type ProofModel,
  accountForms,
  thirdPartyAddress,
  type AccountFormName,
  type BoundThirdParty,
} from '@xuekan/core/member'
import type { AccountContent, AccountModel } from '@xuekan/core/page'
import { formatRoute } from '@xuekan/core/route'
import { usePortal } from '../../binding/portal.ts'
import { PortalLink } from '../PortalLink.tsx'
import { AccountForm } from './AccountForm.tsx'
import { Fault } from './Fault.tsx'
import { ThirdPartyLinks } from './ThirdPartyLinks.tsx'
import * as styles from './account.css.ts'

interface Props {
  readonly content: AccountContent
  readonly model: AccountModel & ProofModel
}

/**
 * The binding of accounts at third parties (C2.33, C6.4): a member sees which let in, binds and unbinds; who came back
 * from a third party whose account is nobody's logs in once to bind it.
 */
export function BindingGate({ content, model }: Props) {
  const { binding } = content
  const { t } = usePortal()
  const isMember = (binding?.bound ?? null) !== null
  const fault = binding?.fault ?? null
  return (
    <div className={styles.alone}>
      <h1 className={styles.title}>
        {isMember ? t('account.bound.title') : t('account.accountBinding.title')}
      </h1>
      {fault === null ? null : (
        <p className={styles.ended} role="alert">
          {t(`account.binding.${fault}`)}
        </p>
      )}
      {isMember ? <Bound content={content} /> : <ToBind content={content} model={model} />}
    </div>
  )
}

/** For who is not logged in. */
function ToBind({ content, model }: Props) {
  const { binding, language, thirdParties } = content
  const { t } = usePortal()
  const party = binding?.party ?? null
  const place = { page: 'account', language } as const
  const here = formatRoute({
    ...place,
    screen: 'accountBinding',
    ...(party === null ? {} : { party: party.id }),
  })
  if (party === null || binding?.fault !== null)
    return (
      <>
        {thirdParties.length === 0 ? <p className={styles.lead}>{t('account.bound.no')}</p> : null}
        <ThirdPartyLinks content={content} />
        <p className={styles.end}>
          {t('account.hasAccount')}{' '}
          <PortalLink className={styles.link} href={formatRoute({ ...place, screen: 'login' })}>
            {t('account.toLogin')}
          </PortalLink>
        </p>
      </>
    )
  const hrefs = Object.fromEntries(
    accountForms.map((screen) => [screen, formatRoute({ ...place, screen, returnTo: here })]),
  ) as Record<AccountFormName, string>
  return (
    <>
      <p className={styles.lead}>
        {localise(party.name, language)} · {t('account.accountBinding.lead')}
      </p>
      <AccountForm content={content} model={model} hrefs={{ ...hrefs, accountBinding: here }} />
      <p className={styles.end}>
        {t('account.noAccount')}{' '}
        <PortalLink className={styles.link} href={hrefs.register}>
          {t('account.toRegister')}
        </PortalLink>
      </p>
    </>
  )
}

/** For a member. */
function Bound({ content }: Pick<Props, 'content'>) {
  const { binding, faults, language, thirdParties } = content
  const { t } = usePortal()
  const bound = binding?.bound ?? []
  const nameOf = (party: string): string => {
    const known = thirdParties.find(({ id }) => id === party)
    return known === undefined ? party : localise(known.name, language)
  }
  const free = thirdParties.filter(({ id }) => !bound.some(({ party }) => party === id))
  return (
    <>
      <Fault fault={faults.form} id="form-fault" language={language} />
      <p className={styles.lead}>
        {bound.length > 0
          ? t('account.bound.lead')
          : t(thirdParties.length > 0 ? 'account.bound.none' : 'account.bound.no')}
      </p>
      <ul className={styles.boundList}>
        {bound.map((one) => (
          <BoundAccount key={one.id} one={one} name={nameOf(one.party)} language={language} />
        ))}
      </ul>
      <ul className={styles.partyList}>
        {free.map(({ id, name }) => (
          <li key={id}>
            <a className={styles.party} href={thirdPartyAddress(id, language, null)} rel="nofollow">
              {t('account.bind', { party: localise(name, language) })}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

interface BoundProps {
  readonly one: BoundThirdParty
  readonly name: string
  readonly language: AccountContent['language']
}

function BoundAccount({ one, name, language }: BoundProps) {
  const { t } = usePortal()
  const since = new Date(one.bound).toISOString().slice(0, 10)
  return (
    <li className={styles.bound}>
      <span className={styles.boundName}>
        <strong>{name}</strong> {one.account}
        <span className={styles.hint}> {t('account.bound.since', { date: since })}</span>
      </span>
      <form method="post" action={formatRoute({ page: 'account', screen: 'accountBinding', language })}>
        <input type="hidden" name="id" value={one.id} />
        <button
          className={styles.link}
          type="submit"
          name="action"
          value="unbind"
          aria-label={t('account.unbind.of', { account: `${name} ${one.account}` })}
        >
          {t('account.unbind')}
        </button>
      </form>
    </li>
  )
}
