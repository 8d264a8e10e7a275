import {
  citationForms,
  type CitationSheet,
  type CitationStyle,
  type CiteModel,
  type Copied,
  type StyledText,
} from '@xuekan/core/citation'
import { usePortal } from '../../binding/portal.ts'
import { basketWords } from '../../locales/basket-words.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { citeWords } from '../../locales/cite-words.ts'
import { LanguageForms } from '../basket/LanguageForms.tsx'
import * as dialog from '../basket/basket-dialog.css.ts'
import { button } from '../controls.css.ts'
import { PanelDialog } from '../dialog/PanelDialog.tsx'
import { Icon } from '../Icon.tsx'
import * as styles from './cite.css.ts'

interface Props {
  readonly model: CiteModel
  readonly onClose: () => void
}

/** One article to be cited: four styles written out, five files, in either language or both (C7.9). */
export function CitePanel({ model, onClose }: Props) {
  const { language, t } = usePortal()
  const { sheet, form } = useBehavior(model.state$)
  return (
    <PanelDialog title={t('article.cite')} onClose={onClose}>
      <LanguageForms forms={citationForms} chosen={form} onChoose={model.setForm} />
      {sheet.status === 'ready' ? (
        <Sheet model={model} sheet={sheet.value} />
      ) : sheet.status === 'failed' ? (
        <p className={dialog.list} role="alert">
          <span className={dialog.failed}>
            {basketWords[language].failed}
            <button type="button" className={button} onClick={model.retry}>
              {t('failed.retry')}
            </button>
          </span>
        </p>
      ) : (
        <p className={dialog.list} role="status" aria-label={basketWords[language].loading}>
          <span className={styles.coming} />
        </p>
      )}
    </PanelDialog>
  )
}

const styleNames: Readonly<Record<CitationStyle, string>> = {
  gbt7714: 'GB/T 7714',
  apa: 'APA',
  mla: 'MLA',
  vancouver: 'Vancouver',
}

function Sheet({
  model,
  sheet: { key, styles: written, files },
}: {
  readonly model: CiteModel
  readonly sheet: CitationSheet
}) {
  const { language, t } = usePortal()
  const words = citeWords[language]
  return (
    <>
      <dl className={dialog.list}>
        {written.map(({ style, lines }) => (
          <div key={style} className={styles.row}>
            <dt className={styles.name}>
              <b>{styleNames[style]}</b> <small>{words[`edition.${style}`]}</small>
            </dt>
            <dd className={styles.lines}>
              {lines.map((line) => (
                <p key={line.language} className={dialog.quote} lang={line.language}>
                  <Styled parts={line.parts} />
                </p>
              ))}
            </dd>
            <dd className={styles.action}>
              <CopyOne model={model} what={style} name={styleNames[style]} words={words.copy} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.foot}>
        <p className={styles.hint}>
          {words.files} <b>{key}</b>
        </p>
        <ul className={styles.files}>
          {files.map(({ format, fileName, address }) => (
            <li key={format} className={styles.file}>
              <a href={address} download={fileName}>
                <b>{formatNames[format]}</b> <small>{fileName.slice(fileName.lastIndexOf('.'))}</small>
              </a>
              <CopyOne model={model} what={format} name={formatNames[format]} words="" />
            </li>
          ))}
        </ul>
        <span className={styles.status} role="status">
          <CopyStatus model={model} words={t('article.copied')} />
        </span>
      </div>
    </>
  )
}

const formatNames: Readonly<Record<CitationSheet['files'][number]['format'], string>> = {
  BibTeX: 'BibTeX',
  Endnote: 'EndNote',
  RefMan: 'RIS',
  NoteExpress: 'NoteExpress',
  NoteFirst: 'NoteFirst',
}

/** What was copied, to those who do not see the button. */
function CopyStatus({ model, words }: { readonly model: CiteModel; readonly words: string }) {
  return useBehavior(model.state$).copied === null ? null : words
}

interface CopyProps {
  readonly model: CiteModel
  readonly what: Copied
  readonly name: string
  /** Beside the icon, where there is room; ''. */
  readonly words: string
}

function CopyOne({ model, what, name, words }: CopyProps) {
  const { language, t } = usePortal()
  const done = useBehavior(model.state$).copied === what
  return (
    <button
      type="button"
      className={words === '' ? styles.copyFile : button}
      aria-label={citeWords[language].copyOf.replace('{{name}}', name)}
      onClick={() => model.copy(what)}
    >
      <Icon name={done ? 'check' : 'copy'} small />
      {words === '' ? null : done ? t('article.copied') : words}
    </button>
  )
}

/** A citation as its style sets it. */
function Styled({ parts }: { readonly parts: StyledText }) {
  return parts.map(({ text, italic }, index) =>
    // the parts of a citation never change places
    italic ? <i key={`${index} ${text}`}>{text}</i> : text,
  )
}
