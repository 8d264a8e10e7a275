import type { PersonalContent } from '@xuekan/core'
import { genders } from '@xuekan/core/member'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { Fault } from '../account/Fault.tsx'
import { label } from '../account/account.css.ts'
import { PortalLink } from '../PortalLink.tsx'
import { Subscriptions } from '../subscribe/Subscriptions.tsx'
import { PersonalField } from './PersonalField.tsx'
import * as styles from './personal.css.ts'

interface Props {
  readonly content: PersonalContent
  /** The address of the form. */
  readonly action: string
}

/** What a member tells of themselves, and which journals they hear of by mail (C3.14, C5.7, C5.10, C7.12). */
export function PersonalInformation({ content, action }: Props) {
  const { t } = usePortal()
  const { info, faults, language } = content
  const alerts = useHrefs().here({ page: 'emailSubscribe', language })
  const texts = { content, maxLength: 200 } as const
  return (
    <>
      <section className={styles.part} aria-labelledby="about">
        <div className={styles.head}>
          <h2 id="about">{t('personal.about')}</h2>
          <p className={styles.note}>{t('personal.about.lead')}</p>
        </div>
        <form method="post" action={action} noValidate>
          <Fault fault={faults.form} id="form-fault" language={language} />
          <div className={styles.fields}>
            <PersonalField
              {...texts}
              name="name"
              faultName="name"
              label={t('personal.field.name')}
              defaultValue={info.name}
              autoComplete="name"
            />
            <PersonalField
              {...texts}
              name="email"
              type="email"
              faultName="email"
              label={t('personal.field.email')}
              hint={t('personal.about.email')}
              defaultValue={info.email}
              autoComplete="email"
            />
            <PersonalField
              {...texts}
              name="institution"
              label={t('personal.field.institution')}
              defaultValue={info.institution}
              autoComplete="organization"
            />
            <PersonalField
              {...texts}
              name="region"
              label={t('personal.field.region')}
              defaultValue={info.region}
              autoComplete="address-level1"
            />
            <PersonalField
              {...texts}
              name="major"
              label={t('personal.field.major')}
              defaultValue={info.major}
            />
            <fieldset className={styles.choices}>
              <legend className={label}>{t('personal.field.gender')}</legend>
              {(['', ...genders] as const).map((gender) => (
                <label key={gender} className={styles.choice}>
                  <input
                    className={styles.box}
                    type="radio"
                    name="gender"
                    value={gender}
                    defaultChecked={info.gender === gender}
                  />
                  {t(`personal.gender.${gender === '' ? 'none' : gender}`)}
                </label>
              ))}
            </fieldset>
            <PersonalField
              content={content}
              name="researchFields"
              faultName="researchFields"
              label={t('personal.field.researchFields')}
              hint={t('personal.about.researchFields')}
              defaultValue={info.researchFields}
              maxLength={400}
              across
            />
            <button className={styles.submit} type="submit" name="action" value="info">
              {t('personal.save')}
            </button>
          </div>
        </form>
      </section>
      <Subscriptions
        list={content.subscriptions}
        language={language}
        none={
          <PortalLink className={styles.quietLink} href={alerts}>
            {t('subscribe.title')}
          </PortalLink>
        }
      />
    </>
  )
}
