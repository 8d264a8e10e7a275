import {
  citationFormatNames,
  type BasketModel,
  type BasketState,
  type CitationFormat,
} from '@xuekan/core/citation'
import { useEffect, useId, useRef, useState } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { basketWords } from '../../locales/basket-words.ts'
import { formatNumber } from '../../locales/format.ts'
import { button, buttonPrimary } from '../controls.css.ts'
import { Icon } from '../Icon.tsx'
import * as styles from './basket-foot.css.ts'
import { IndeterminateCheckbox } from './IndeterminateCheckbox.tsx'

interface Props {
  readonly model: BasketModel
  readonly state: BasketState
  /** Whether clearing waits to be confirmed. */
  readonly clearing: boolean
  readonly onClearing: (clearing: boolean) => void
  readonly onCleared: () => void
}

/** What can be done with the selected articles. */
export function BasketFoot({ model, state, clearing, onClearing, onCleared }: Props) {
  const { language, t } = usePortal()
  const { items, selected, allSelected, refused } = state
  // none is ticked: the buttons speak of all, and do what they say
  const isAll = selected === 0
  const clearButton = useRef<HTMLButtonElement>(null)
  const requested = useRef(clearing)
  useEffect(() => {
    // the step took the place of the button, which gets the focus back
    if (requested.current && !clearing) clearButton.current?.focus()
    requested.current = clearing
  }, [clearing])
  const clear = (): void => {
    onClearing(false)
    onCleared()
    model.clear()
  }
  return (
    <div className={styles.foot}>
      {refused === null ? null : <ManualCopy key={refused} text={refused} />}
      {clearing ? (
        <ClearStep count={items.length} onClear={clear} onCancel={() => onClearing(false)} />
      ) : (
        <div className={styles.tools}>
          <label className={styles.all}>
            <IndeterminateCheckbox
              checked={allSelected}
              indeterminate={selected > 0 && !allSelected}
              onChange={() => model.selectAll(!allSelected)}
            />
            {t('basket.selectAll')}
          </label>
          <button type="button" className={styles.dangerButton} onClick={model.removeSelected}>
            <Icon name="trash" small />
            {basketWords[language].removeSelected}
          </button>
          <button
            ref={clearButton}
            type="button"
            className={styles.quietButton}
            onClick={() => onClearing(true)}
          >
            {basketWords[language].clear}
          </button>
        </div>
      )}
      <button
        type="button"
        className={`${buttonPrimary} ${styles.copy}`}
        onClick={isAll ? model.copyAll : model.copy}
      >
        <Icon name="copy" small />
        {basketWords[language][isAll ? 'copyAll' : 'copy']}
      </button>
      <ExportForm
        label={isAll ? basketWords[language].exportAll : t('basket.export')}
        onExport={isAll ? model.exportAll : model.exportSelected}
      />
    </div>
  )
}

interface ClearStepProps {
  readonly count: number
  readonly onClear: () => void
  readonly onCancel: () => void
}

/** Asks whether all are to be removed, in place of the row that asked for it. */
function ClearStep({ count, onClear, onCancel }: ClearStepProps) {
  const { language, t } = usePortal()
  const question = useId()
  const confirm = useRef<HTMLButtonElement>(null)
  useEffect(() => confirm.current?.focus(), [])
  return (
    <div className={styles.tools} role="alertdialog" aria-labelledby={question}>
      <p id={question} className={styles.question}>
        {t('basket.clearAsk', { count, shown: formatNumber(count, language) })}
      </p>
      <button ref={confirm} type="button" className={styles.dangerButton} onClick={onClear}>
        {basketWords[language].clear}
      </button>
      <button type="button" className={styles.quietButton} onClick={onCancel}>
        {basketWords[language].cancel}
      </button>
    </div>
  )
}

interface ExportFormProps {
  readonly label: string
  readonly onExport: (format: Pick<CitationFormat, 'name'>) => void
}

/** The format of the file, and the file (C7.9). */
function ExportForm({ label, onExport }: ExportFormProps) {
  const { language } = usePortal()
  const formatsId = useId()
  const [chosen, setChosen] = useState<CitationFormat['name']>('BibTeX')
  return (
    <>
      <div role="group" aria-labelledby={formatsId} className={styles.formats}>
        <span id={formatsId} className={styles.formatsName}>
          {basketWords[language].format}
        </span>
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
      </div>
      <button
        type="button"
        className={`${button} ${styles.export_}`}
        onClick={() => onExport({ name: chosen })}
      >
        <Icon name="save" small />
        {label}
      </button>
    </>
  )
}

/** What the clipboard refused, selected so that one key copies it (C8.5). */
function ManualCopy({ text }: { readonly text: string }) {
  const { language } = usePortal()
  const hint = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    area.current?.focus()
    area.current?.select()
  }, [])
  return (
    <div className={styles.manualCopy}>
      <p id={hint}>{basketWords[language].manualCopy}</p>
      <textarea
        ref={area}
        className={styles.manualCopyText}
        readOnly
        rows={3}
        value={text}
        aria-label={basketWords[language].manualCopyText}
        aria-describedby={hint}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </div>
  )
}

interface UndoRowProps {
  /** How many items undoing would put back. */
  readonly count: number
  readonly onUndo: () => void
}

/** What was removed last can be put back. */
export function UndoRow({ count, onUndo }: UndoRowProps) {
  const { language, t } = usePortal()
  return (
    <div className={styles.undo}>
      <p role="status">
        {count === 0 ? '' : t('basket.removed', { count, shown: formatNumber(count, language) })}
      </p>
      {count === 0 ? null : (
        <button type="button" className={styles.textButton} onClick={onUndo}>
          {basketWords[language].undo}
        </button>
      )}
    </div>
  )
}
