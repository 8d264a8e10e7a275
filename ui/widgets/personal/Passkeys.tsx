import type { UiLanguage } from '@xuekan/core'
import {
  makePasskey,
  type PasskeyStep,
  passkeyPlace,
  type AccountMessage,
  type NewPasskeyRequest,
  type Passkey,
} from '@xuekan/core/member'
import { formatRoute } from '@xuekan/core/route'
import { useRef, useState, type SubmitEvent } from 'react'
import type { PasskeyAccess } from '../../binding/passkey-access.ts'
import { usePortal } from '../../binding/portal.ts'
import { useHydrated } from '../../binding/use-hydrated.ts'
import { faultWords } from '../../locales/fault-words.ts'
import { formatDate } from '../../locales/format.ts'
import { Field, Form, Part, Proof, FaultNotice, type PartProps } from './SettingsForm.tsx'
import * as styles from './personal.css.ts'
import * as own from './settings.css.ts'

interface Props extends PartProps {
  readonly passkeys: PasskeyAccess
}

/** The passkeys that let the member in, each with its name and its end, and the way to another one. */
export function Passkeys({ content, passkeys }: Props) {
  const { newPasskey } = content
  const { t } = usePortal()
  const { list, relyingParty } = content.passkeys
  if (relyingParty === '') return null
  return (
    <Part content={content} id="passkeys" title={t('account.passkey.title')} lead={t('account.passkey.lead')}>
      {list.length === 0 ? (
        <p className={own.lead}>{t('account.passkey.none')}</p>
      ) : (
        <ul className={own.passkeys}>
          {list.map((passkey) => (
            <KnownPasskey key={passkey.id} content={content} passkey={passkey} />
          ))}
        </ul>
      )}
      {newPasskey === null ? (
        <AddPasskey content={content} passkeys={passkeys} />
      ) : (
        <MakePasskey content={content} passkeys={passkeys} request={newPasskey} />
      )}
    </Part>
  )
}

function KnownPasskey({ content, passkey }: PartProps & { readonly passkey: Passkey }) {
  const { fault, language } = content
  const { t } = usePortal()
  const { id, made, used } = passkey
  const name = passkey.name === '' ? t('account.passkey.unnamed') : passkey.name
  const dateOf = (at: number): string => formatDate(new Date(at).toISOString().slice(0, 10), language)
  const since = t('account.passkey.made', { date: dateOf(made) })
  const last = used === null ? t('account.passkey.unused') : t('account.passkey.used', { date: dateOf(used) })
  return (
    <li className={own.passkey}>
      <p className={styles.rowName}>{name}</p>
      <p className={styles.note}>
        {since} · {last}
      </p>
      <div className={own.changes}>
        <details open={fault?.form === 'passkeyName' && fault.typed === id}>
          <summary className={own.opens} aria-label={`${t('account.passkey.rename')} ${name}`}>
            {t('account.passkey.rename')}
          </summary>
          <Form content={content} action="passkeyName" submit={t('account.passkey.save')} about={id}>
            <input type="hidden" name="id" value={id} />
            <Field
              id={`passkey-name-${id}`}
              name="name"
              label={t('account.passkey.name')}
              defaultValue={passkey.name}
              maxLength={50}
              autoComplete="off"
            />
          </Form>
        </details>
        <details open={fault?.form === 'passkeyEnd' && fault.typed === id}>
          <summary className={own.opens} aria-label={`${t('account.passkey.remove')} ${name}`}>
            {t('account.passkey.remove')}
          </summary>
          <Proof content={content} action="passkeyEnd" submit={t('account.passkey.removeThis')} about={id}>
            <input type="hidden" name="id" value={id} />
          </Proof>
        </details>
      </div>
    </li>
  )
}

/** Where passkeys can be made: here, by a browser that knows them, or on the host that they are for. */
function AddPasskey({ content, passkeys }: Props) {
  const { fault, language } = content
  const { t } = usePortal()
  const isHydrated = useHydrated()
  const place =
    isHydrated && passkeys.isKnown() ? passkeyPlace(passkeys.origin(), content.passkeys.relyingParty) : null
  const status = (
    <>
      <FaultNotice content={content} action="passkey" />
      <FaultNotice content={content} action="passkeyMade" />
    </>
  )
  if (place === null)
    return (
      <>
        {status}
        <p className={own.waits}>{t('account.passkey.needs')}</p>
      </>
    )
  if (place.kind === 'elsewhere')
    return (
      <>
        {status}
        <p className={own.waits}>
          <a
            className={own.file}
            href={`${place.origin}${formatRoute({ page: 'accountSettings', language })}#passkeys`}
          >
            {t('account.passkey.elsewhere', { host: place.origin.replace(/^https?:\/\//, '') })}
          </a>
        </p>
      </>
    )
  return (
    <details className={own.fold} open={fault?.form === 'passkey' || fault?.form === 'passkeyMade'}>
      <summary className={own.opens}>{t('account.passkey.add')}</summary>
      <Proof content={content} action="passkey" submit={t('account.passkey.continue')} />
      <FaultNotice content={content} action="passkeyMade" />
    </details>
  )
}

/** The browser makes one, which is sent with its name. */
function MakePasskey({ content, passkeys, request }: Props & { readonly request: NewPasskeyRequest }) {
  const { language } = content
  const { t } = usePortal()
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const make = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    const form = event.currentTarget
    const { submitter } = event.nativeEvent
    const made = field.current
    if (made === null || made.value !== '') return
    event.preventDefault()
    setProblem('')
    const step = await makePasskey(passkeys.open, request)
    if (step.kind === 'answered') {
      made.value = step.passkey
      form.requestSubmit(submitter)
      return
    }
    const isCancelled = step.kind === 'problem' && step.problem === 'cancelled'
    setProblem(isCancelled ? t('account.passkey.notMade') : problemOf(step, language))
  }
  return (
    <Form
      content={content}
      action="passkeyMade"
      submit={t('account.passkey.make')}
      onSubmit={(event) => void make(event)}
      problem={problem}
    >
      <p>{t('account.passkey.ready')}</p>
      <input ref={field} type="hidden" name="passkey" />
      <Field
        id="passkey-name"
        name="name"
        label={t('account.passkey.name')}
        note={t('account.passkey.name.hint')}
        maxLength={50}
        autoComplete="off"
      />
    </Form>
  )
}

function problemOf(step: PasskeyStep, language: UiLanguage): string {
  const message: AccountMessage = step.kind === 'problem' ? `passkey.${step.problem}` : 'passkey.failed'
  return faultWords[language][message]
}
