import type { SafeHtml } from '@xuekan/core'
import { prose } from '../../theme/prose.css.ts'

interface Props {
  readonly html: SafeHtml
  /** The place of this text in the page's content: its words stay out of the hydration data and are read from here. */
  readonly proseKey: string
  readonly className?: string | undefined
  readonly lang?: string | undefined
}

/** The one component that sets inner HTML; it takes what a sanitiser has passed and nothing else. */
export function Prose({ html, proseKey, className, lang }: Props) {
  return (
    <div
      className={className === undefined ? prose : `${prose} ${className}`}
      data-prose={proseKey}
      lang={lang}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
