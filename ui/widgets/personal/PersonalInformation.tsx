import type { PersonalContent } from '@xuekan/core'
import { genders } from '@xuekan/core/member'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { personalWords } from '../../locales/personal-words.ts'
import { subscribeWords } from '../../locales/subscribe-words.ts'
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
  const { info, faults, language } = content
  const words = personalWords[language]
  const alerts = useHrefs().here({ page: 'emailSubscribe', language })
  const texts = { content, maxLength: 200 } as const
  return (
    <>
      <section className={styles.part} aria-labelledby="about">
        <div className={styles.head}>
          <h2 id="about">{words.about}</h2>
          <p className={styles.note}>{words['about.lead']}</p>
        </div>
        <form method="post" action={action} noValidate>
          <Fault fault={faults.form} id="form-fault" language={language} />
          <div className={styles.fields}>
            <PersonalField
              {...texts}
              name="name"
              faultName="name"
              label={words['field.name']}
              defaultValue={info.name}
              autoComplete="name"
            />
            <PersonalField
              {...texts}
              name="email"
              type="email"
              faultName="email"
              label={words['field.email']}
              hint={words['about.email']}
              defaultValue={info.email}
              autoComplete="email"
            />
            <PersonalField
              {...texts}
              name="institution"
              label={words['field.institution']}
              defaultValue={info.institution}
              autoComplete="organization"
            />
            <PersonalField
              {...texts}
              name="region"
              label={words['field.region']}
              defaultValue={info.region}
              autoComplete="address-level1"
            />
            <PersonalField {...texts} name="major" label={words['field.major']} defaultValue={info.major} />
            <fieldset className={styles.choices}>
              <legend className={label}>{words['field.gender']}</legend>
              {(['', ...genders] as const).map((gender) => (
                <label key={gender} className={styles.choice}>
                  <input
                    className={styles.box}
                    type="radio"
                    name="gender"
                    value={gender}
                    defaultChecked={info.gender === gender}
                  />
                  {words[`gender.${gender === '' ? 'none' : gender}`]}
                </label>
              ))}
            </fieldset>
            <PersonalField
              content={content}
              name="researchFields"
              faultName="researchFields"
              label={words['field.researchFields']}
              hint={words['about.researchFields']}
              defaultValue={info.researchFields}
              maxLength={400}
              across
            />
            <button className={styles.submit} type="submit" name="action" value="info">
              {words.save}
            </button>
          </div>
        </form>
      </section>
      <Subscriptions
        list={content.subscriptions}
        language={language}
        none={
          <PortalLink className={styles.quietLink} href={alerts}>
            {subscribeWords[language].title}
          </PortalLink>
        }
      />
    </>
  )
}
