import { useState } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { Icon, type IconName } from '../Icon.tsx'

interface Props {
  readonly text: () => string
  readonly label: string
  readonly icon: IconName
  readonly className: string
  readonly answerClass: string
}

/** Puts a text on the clipboard and says whether that worked; where it did not, how to copy by hand (C8.4). */
export function CopyButton({ text, label, icon, className, answerClass }: Props) {
  const { copyText, notices, t } = usePortal()
  const [copied, setCopied] = useState<boolean | null>(null)
  const copy = async (): Promise<void> => {
    const written = await copyText(text())
    setCopied(written)
    if (!written) notices.notify('copyFailed')
  }
  return (
    <button type="button" className={className} onClick={() => void copy()}>
      <Icon name={icon} />
      {label}
      <span className={answerClass} role="status">
        {copied === null ? '' : t(copied ? 'article.copied' : 'article.copyFailed')}
      </span>
    </button>
  )
}
