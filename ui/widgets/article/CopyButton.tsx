import { useState, type ReactNode } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { Icon, type IconName } from '../Icon.tsx'
import { answer, unseen } from '../controls.css.ts'

interface Props {
  readonly text: () => string
  readonly label: ReactNode
  readonly icon: IconName
  readonly className: string
  /** How the answer looks; it takes no room before it comes where nothing else is said. */
  readonly answerClass?: string
}

/**
 * Puts a text on the clipboard: that it worked stands in the button, that it did not is a toast (C8.4). It is told
 * beside the button too, since nothing within one is.
 */
export function CopyButton({ text, label, icon, className, answerClass = answer }: Props) {
  const { copyText, notices, t } = usePortal()
  const [copied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    const done = await copyText(text())
    setCopied(done)
    if (!done) notices.notify('copyFailed')
  }
  const answered = copied ? t('article.copied') : ''
  return (
    <>
      <button type="button" className={className} onClick={() => void copy()}>
        <Icon name={icon} />
        {label}
        <span className={answerClass} aria-hidden="true">
          {answered}
        </span>
      </button>
      <span className={unseen} role="status">
        {answered}
      </span>
    </>
  )
}
