import type { StoredValue } from '@xuekan/core'
import {
  plainLook,
  readingLights,
  readingMeasures,
  readingSizes,
  type ReadingLook,
} from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import * as styles from './look.css.ts'

interface Props {
  readonly id: string
  readonly model: StoredValue<ReadingLook>
}

/** Size, width and light of texts, as the reader wants them in this browser. */
export function LookPanel({ id, model }: Props) {
  const { t } = usePortal()
  const look = useBehavior(model.value$)
  const choose = (chosen: Partial<ReadingLook>): void => model.change((before) => ({ ...before, ...chosen }))
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
      <p className={styles.foot}>
        <button type="button" className={styles.plain} onClick={() => choose(plainLook)}>
          {t('look.plain')}
        </button>
        <br />
        {t('look.stored')}
      </p>
    </div>
  )
}
