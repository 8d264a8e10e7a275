import type { PersonalContent } from '@xuekan/core/page'
import { genders } from '@xuekan/core/member'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { pictureWords } from '../../locales/picture-words.ts'
import { Fault } from '../account/Fault.tsx'
import { label } from '../account/account.css.ts'
import { Icon } from '../Icon.tsx'
import { PictureForm } from '../picture/PictureForm.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { Subscriptions } from '../subscribe/Subscriptions.tsx'
import { PersonalField } from './PersonalField.tsx'
import * as styles from './personal.css.ts'

interface Props {
  readonly content: PersonalContent
  /** The address of the form. */
  readonly action: string
}

/** The photo of a member, what they tell of themselves, and which journals they hear of by mail (C3.14, C5.7, C5.9, C5.10, C7.12). */
export function PersonalInformation({ content, action }: Props) {
  const { t } = usePortal()
  const { info, faults, language } = content
  const alerts = useHrefs().here({ page: 'emailSubscribe', language })
  const texts = { content, maxLength: 200 } as const
  const { profile, photoFault } = content
  return (
    <>
      <section className={styles.part} aria-labelledby="photo">
        <div className={styles.head}>
          <h2 id="photo">{pictureWords[language]['title.photo']}</h2>
        </div>
        <PictureForm
          purpose="photo"
          action={action}
          save="photo"
          drop="dropPhoto"
          shown={profile.headPicture === '' ? <Icon name="user" /> : <img src={profile.headPicture} alt="" />}
          isOwn={profile.headPicture !== ''}
          fault={photoFault}
          language={language}
        />
      </section>
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
              faultName="institution"
              maxLength={100}
              label={t('personal.field.institution')}
              defaultValue={info.institution}
              autoComplete="organization"
            />
            <PersonalField
              {...texts}
              name="region"
              faultName="region"
              maxLength={100}
              label={t('personal.field.region')}
              defaultValue={info.region}
              autoComplete="address-level1"
            />
            <PersonalField
              {...texts}
              name="major"
              faultName="major"
              maxLength={100}
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
          <p className={styles.part}>
            <PortalLink className={styles.quietLink} href={alerts}>
              {t('subscribe.title')}
            </PortalLink>
          </p>
        }
      />
    </>
  )
}
