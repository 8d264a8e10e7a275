import { citationFormatNames, type CitationFormat } from '@xuekan/core/citation'
import { useState } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { button } from '../controls.css.ts'
import { Icon } from '../Icon.tsx'
import * as styles from './basket-foot.css.ts'

interface Props {
  readonly onExport: (format: Pick<CitationFormat, 'name'>) => void
}

/** The format of the file, and the file (C7.9). */
export function ExportForm({ onExport }: Props) {
  const { t } = usePortal()
  const [chosen, setChosen] = useState<CitationFormat['name']>('BibTeX')
  return (
    <>
      <fieldset className={styles.formats}>
        <legend>{t('basket.format')}</legend>
        <div className={styles.segments} lang="en">
          {citationFormatNames.map((name) => (
            <label key={name} className={styles.segment}>
              <input
                type="radio"
                name="basket-format"
                checked={name === chosen}
                onChange={() => setChosen(name)}
              />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <button
        type="button"
        className={`${button} ${styles.export_}`}
        onClick={() => onExport({ name: chosen })}
      >
        <Icon name="save" small />
        {t('basket.export')}
      </button>
    </>
  )
}
