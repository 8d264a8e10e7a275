import { usePortal } from '../../../ui/binding/portal.ts'
import { ArrowLink } from '../../../ui/widgets/ArrowLink.tsx'
import { button, buttonPrimary, field, link } from '../../../ui/widgets/controls.css.ts'
import { Icon } from '../../../ui/widgets/Icon.tsx'
import { ExternalLink } from '../../../ui/widgets/ExternalLink.tsx'
import { PortalLink } from '../../../ui/widgets/PortalLink.tsx'
import { VersionLabel } from '../../../ui/widgets/text/VersionLabel.tsx'
import { Sample } from '../Sample.tsx'
import * as styles from '../styleguide.css.ts'

const states = ['', 'focus', 'disabled'] as const

/** What is pressed, filled in and followed: at rest, with the focus, and where it cannot be used. */
export function Controls() {
  return (
    <>
      <Sample name={{ zh: '按钮：平常、焦点、停用', en: 'Buttons: at rest, with the focus, disabled' }}>
        <Buttons />
      </Sample>
      <Sample name={{ zh: '输入框：平常、焦点、停用', en: 'Fields: at rest, with the focus, disabled' }}>
        <Fields />
      </Sample>
      <Sample name={{ zh: '版本标签', en: 'Tags of versions' }}>
        <p className={styles.row}>
          <VersionLabel version={-1} />
          <VersionLabel version={2} />
          <VersionLabel version={-1} quiet />
        </p>
      </Sample>
      <Sample name={{ zh: '链接', en: 'Links' }}>
        <Links />
      </Sample>
    </>
  )
}

function Buttons() {
  const { t } = usePortal()
  const rows = [buttonPrimary, button].map((look) => (
    <p key={look} className={styles.row}>
      {states.map((state) => (
        <button
          key={state}
          type="button"
          className={state === 'focus' ? `${look} ${styles.focused}` : look}
          disabled={state === 'disabled'}
        >
          <Icon name="retry" small />
          {t('failed.retry')}
        </button>
      ))}
    </p>
  ))
  return <div className={styles.stack}>{rows}</div>
}

function Fields() {
  const { t } = usePortal()
  return (
    <div className={`${styles.narrow} ${styles.stack}`}>
      {states.map((state) => (
        <input
          key={state}
          className={state === 'focus' ? `${field} ${styles.focused}` : field}
          aria-label={t('search.placeholder')}
          placeholder={t('search.hint')}
          disabled={state === 'disabled'}
        />
      ))}
    </div>
  )
}

function Links() {
  const { t } = usePortal()
  return (
    <p className={styles.row}>
      <PortalLink className={link} href="/zh/home">
        {t('nav.home')}
      </PortalLink>
      <PortalLink className={`${link} ${styles.focused}`} href="/zh/home">
        {t('nav.home')}
      </PortalLink>
      <ArrowLink href="/zh/issue">{t('nav.more')}</ArrowLink>
      <ExternalLink className={link} href="https://rivers.example/">
        rivers.example
      </ExternalLink>
      <ExternalLink href="javascript:0">javascript:0</ExternalLink>
    </p>
  )
}
