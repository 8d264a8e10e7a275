import { highlightRanges } from '@xuekan/core/search'
import type { ReactNode } from 'react'

/** The words of a search marked in a text. */
export function Highlighted({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const range of highlightRanges(text, words)) {
    parts.push(
      text.slice(end, range.start),
      <mark key={range.start}>{text.slice(range.start, range.end)}</mark>,
    )
    end = range.end
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  )
}
