import type { StoredValue } from '@xuekan/core'
import {
  alignmentFor,
  isJustified,
  plainLook,
  readingLights,
  readingMeasures,
  readingSizes,
  type ReadingLook,
} from '@xuekan/core/content'
import { usePortal, type Stopped } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import * as styles from './look.css.ts'
import { Switch } from './Switch.tsx'
import { useIsPhone } from './use-is-phone.ts'

interface Props {
  readonly id: string
  readonly model: StoredValue<ReadingLook>
  /** Null where its code could not be had: then the panel does not offer it. */
  readonly stopped: Stopped | null
}

/** Size, width, light and edges of texts, and whether places are remembered, as the reader wants it in this browser. */
export function LookPanel({ id, model, stopped }: Props) {
  const { language, t } = usePortal()
  const look = useBehavior(model.value$)
  const choose = (chosen: Partial<ReadingLook>): void => model.change((before) => ({ ...before, ...chosen }))
  const setting = { language, isPhone: useIsPhone() }
  const sizeName = t(`look.size.${look.size}`)
  return (
    <div id={id} className={styles.panel}>
      <div className={styles.group}>
        <label className={styles.legend} htmlFor={`${id}-size`}>
          {t('look.size')}
          <output htmlFor={`${id}-size`}>{sizeName}</output>
        </label>
        <div className={styles.size}>
          <span aria-hidden="true">A</span>
          <input
            id={`${id}-size`}
            type="range"
            min={1}
            max={readingSizes.length}
            value={look.size}
            aria-valuetext={sizeName}
            onChange={({ target }) => {
              const size = readingSizes.find((one) => one === Number(target.value))
              if (size !== undefined) choose({ size })
            }}
          />
          <span aria-hidden="true">A</span>
        </div>
      </div>
      <fieldset className={styles.measure}>
        <legend className={styles.legend}>{t('look.measure')}</legend>
        <div className={styles.choices}>
          {readingMeasures.map((measure) => (
            <label key={measure} className={styles.choice}>
              <input
                type="radio"
                name={`${id}-measure`}
                checked={look.measure === measure}
                onChange={() => choose({ measure })}
              />
              {t(`look.measure.${measure}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('look.light')}</legend>
        <div className={styles.choices}>
          {readingLights.map((light) => (
            <label key={light} className={styles.choice}>
              <span className={styles.samples[light]} aria-hidden="true">
                {t('look.sample')}
              </span>
              <input
                type="radio"
                name={`${id}-light`}
                checked={look.light === light}
                onChange={() => choose({ light })}
              />
              {t(`look.light.${light}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <label className={styles.row}>
          {t('look.justify')}
          <Switch
            on={isJustified(look, setting)}
            change={(wanted) => choose({ alignment: alignmentFor(wanted, setting) })}
          />
        </label>
        {stopped === null ? null : <RememberSwitch id={id} stopped={stopped} />}
        <button
          type="button"
          className={styles.plain}
          onClick={() => {
            choose(plainLook)
            stopped?.remember(true)
          }}
        >
          {t('look.plain')}
        </button>
        <p className={styles.foot}>{t('look.stored')}</p>
      </div>
    </div>
  )
}

interface RememberProps {
  readonly id: string
  readonly stopped: Stopped
}

/** Whether it is remembered where articles were left. */
function RememberSwitch({ id, stopped }: RememberProps) {
  const { t } = usePortal()
  const remembers = useBehavior(stopped.places$, (places) => places.remembers)
  return (
    <div className={styles.row}>
      <label htmlFor={`${id}-place`}>
        {t('look.remember')}
        <small>{t('look.forgets')}</small>
      </label>
      <Switch id={`${id}-place`} on={remembers} change={stopped.remember} />
    </div>
  )
}
