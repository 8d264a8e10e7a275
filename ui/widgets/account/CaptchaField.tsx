import type { AccountFault, Captcha, UiLanguage } from '@xuekan/core'
import * as styles from './account.css.ts'
import * as own from './captcha-question.css.ts'
import { Fault } from './Fault.tsx'

interface Props {
  readonly captcha: Captcha
  readonly language: UiLanguage
  readonly fault?: AccountFault | undefined
  /** What the field, the picture and the player are called. */
  readonly words: readonly [label: string, picture: string, sound: string]
}

/** The digits of a captcha, as a picture and as they are spoken, and the field for them (C7.11). It works without scripts. */
export const CaptchaField = ({ captcha, language, fault, words: [label, picture, sound] }: Props) => (
  <div className={styles.line}>
    <label className={styles.label} htmlFor="captcha">
      {label}
    </label>
    <input type="hidden" name="identify" value={captcha.identify} />
    <div className={own.captcha}>
      <img className={own.picture} src={captcha.picture} alt={picture} width={320} height={120} />
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions would be the answer; the picture says the same */}
      <audio className={own.sound} controls preload="none" src={captcha.sound} aria-label={sound} />
    </div>
    <input
      className={styles.code}
      id="captcha"
      name="captcha"
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      required
      aria-invalid={fault !== undefined}
      {...(fault === undefined ? {} : { 'aria-describedby': 'captcha-fault' })}
    />
    <Fault fault={fault} id="captcha-fault" language={language} />
  </div>
)
