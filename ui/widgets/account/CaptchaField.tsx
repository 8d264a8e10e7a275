import type { UiLanguage } from '@xuekan/core'
import type { Captcha } from '@xuekan/core/member'
import type { AccountFault } from '@xuekan/core/page'
import { useEffect, useRef, useState } from 'react'
import type { Proof } from '../../binding/use-proof.ts'
import * as styles from './account.css.ts'
import * as own from './captcha-question.css.ts'
import { Fault } from './Fault.tsx'

export interface CaptchaWords {
  readonly label: string
  readonly picture: string
  readonly sound: string
  readonly working: string
  readonly solved: string
  readonly byPicture: string
}

interface Props {
  readonly captcha: Captcha
  readonly language: UiLanguage
  readonly fault?: AccountFault | undefined
  readonly words: CaptchaWords
  readonly proof: Pick<Proof, 'status' | 'captcha' | 'wasAwaited'>
  readonly prove: () => void
}

/**
 * A captcha that the browser solves by itself, which asks nothing of its reader; or its digits, as a picture and as they are
 * spoken, and the field for them: without scripts, where the work cannot be done, and for who wants to (C7.11).
 */
export function CaptchaField({ captcha, language, fault, words, proof, prove }: Props) {
  const [wantsPicture, setWantsPicture] = useState(fault !== undefined)
  const digits = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!wantsPicture) prove()
  }, [wantsPicture, prove])
  const byPicture = wantsPicture || proof.status === 'failed'
  // who has asked for the picture goes on with it, and so does who waits for work that cannot be done
  const isNext = fault === undefined && (wantsPicture || (byPicture && proof.wasAwaited))
  useEffect(() => {
    if (isNext) digits.current?.focus()
  }, [isNext])
  const solved = byPicture ? null : proof.captcha
  return (
    <div className={styles.line}>
      {byPicture ? null : (
        <div className={own.work}>
          <p className={own.state} role="status">
            {solved === null ? words.working : words.solved}
          </p>
          <button className={styles.link} type="button" onClick={() => setWantsPicture(true)}>
            {words.byPicture}
          </button>
        </div>
      )}
      <input type="hidden" name="identify" value={solved?.identify ?? captcha.identify} />
      {solved === null ? null : <input type="hidden" name="captcha" value={solved.code} />}
      <div className={byPicture ? own.question : own.questionWithoutScripts}>
        <label className={styles.label} htmlFor="captcha">
          {words.label}
        </label>
        <div className={own.captcha}>
          <img className={own.picture} src={captcha.picture} alt={words.picture} width={320} height={120} />
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions would be the answer; the picture says the same */}
          <audio className={own.sound} controls preload="none" src={captcha.sound} aria-label={words.sound} />
        </div>
        <input
          ref={digits}
          className={styles.code}
          id="captcha"
          {...(solved === null ? { name: 'captcha' } : {})}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          required
          aria-invalid={fault !== undefined}
          {...(fault === undefined ? {} : { 'aria-describedby': 'captcha-fault' })}
        />
      </div>
      <Fault fault={fault} id="captcha-fault" language={language} />
    </div>
  )
}
