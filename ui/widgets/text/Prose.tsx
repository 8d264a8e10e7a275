import type { SafeHtml } from '@xuekan/core/content'
import { useEffect, useRef } from 'react'
import { prose } from '../../theme/prose.css.ts'

interface Props {
  readonly html: SafeHtml
  /** The place of this text in the page's content: its words stay out of the hydration data and are read from here. */
  readonly proseKey: string
  readonly className?: string | undefined
  readonly lang?: string | undefined
  readonly dir?: 'rtl' | undefined
}

/** With `ProseLine` the one component that sets inner HTML; both take what a sanitiser has passed and nothing else. */
export function Prose({ html, proseKey, className, lang, dir }: Props) {
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => reachByKeyboard(text.current))
  return (
    <div
      ref={text}
      className={className === undefined ? prose : `${prose} ${className}`}
      data-prose={proseKey}
      lang={lang}
      dir={dir}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** A line that holds mathematics, such as a heading. */
export function ProseLine({ html }: { readonly html: SafeHtml }) {
  return <span dangerouslySetInnerHTML={{ __html: html }} />
}

/** A formula that is wider than its place scrolls: then it is a stop of the keyboard, and no other is. */
function reachByKeyboard(text: HTMLElement | null): void {
  for (const formula of text?.querySelectorAll<HTMLElement>('.formula, .formula-group') ?? [])
    if (formula.scrollWidth > formula.clientWidth) formula.tabIndex = 0
}
