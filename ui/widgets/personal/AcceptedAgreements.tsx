import type { AgreementVersion } from '@xuekan/core/member'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatDate } from '../../locales/format.ts'
import * as styles from './personal.css.ts'
import * as own from './settings.css.ts'
import { Form, Part, type PartProps } from './SettingsForm.tsx'

/** What the member has accepted and when, and what has come into force since, to be accepted by one press (C5.8). */
export function AcceptedAgreements({ content }: PartProps) {
  const { agreements, language } = content
  const { accepted, due } = agreements
  const { here } = useHrefs()
  const { t } = usePortal()
  const name = ({ kind, since }: AgreementVersion) => (
    <a
      className={styles.quietLink}
      href={here({ page: 'agreement', language, siteId: null, kind, since })}
      target="_blank"
      rel="noopener"
    >
      {t(`settings.agreements.${kind}`, { date: formatDate(since, language) })}
    </a>
  )
  return (
    <Part
      content={content}
      id="agreements"
      title={t('settings.agreements.title')}
      lead={due.length > 0 ? t('settings.agreements.due') : t('settings.agreements.lead')}
    >
      {due.length === 0 ? null : (
        <Form content={content} action="accept" submit={t('settings.agreements.submit')}>
          <ul>
            {due.map((version) => (
              <li key={version.kind}>
                {name(version)}
                <input type="hidden" name={version.kind} value={version.since} />
              </li>
            ))}
          </ul>
        </Form>
      )}
      {accepted.length === 0 ? null : (
        <ul className={styles.note} aria-label={t('settings.agreements.accepted')}>
          {accepted.map((version) => (
            <li key={`${version.kind} ${version.since}`} className={own.accepted}>
              {name(version)}{' '}
              <span className={own.day}>
                {t('settings.agreements.on', {
                  date: formatDate(new Date(version.accepted).toISOString(), language),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
