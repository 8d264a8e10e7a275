import { sentenceOf, type AdvancedQuery, type SentencePart, type YearRange } from '@xuekan/core/search'
import { usePortal } from '../../binding/portal.ts'
import type { Translate } from '../../locales/translate.ts'
import { sentence } from './advanced.css.ts'

/** An advanced search in words (C2.30). */
export function Sentence({ query }: { readonly query: AdvancedQuery }) {
  const { t } = usePortal()
  const parts = sentenceOf(query)
  return (
    <p className={sentence}>
      {parts.map((part, place) => (
        <Part key={place} part={part} first={place === 0 || parts[place - 1]?.kind === 'open'} />
      ))}
      {t('advanced.end')}
    </p>
  )
}

function Part({ part, first }: { readonly part: SentencePart; readonly first: boolean }) {
  const { t } = usePortal()
  switch (part.kind) {
    case 'term': {
      const { field, match, text } = part.term
      return (
        <>
          {t(`advanced.said.${field}`)}
          {t(`advanced.has.${match}`)}
          <mark>{text}</mark>
        </>
      )
    }
    case 'join':
      return part.operator === 'NOT' ? (
        <b data-not="">{t(first ? 'advanced.join.notFirst' : 'advanced.join.NOT')}</b>
      ) : (
        <b>{t(`advanced.join.${part.operator}`)}</b>
      )
    case 'years':
      return yearsInWords(part.years, t)
    default:
      return t(`advanced.${part.kind}`)
  }
}

function yearsInWords({ from, to }: YearRange, t: Translate): string {
  if (from === null) return t('advanced.years.to', { to: to ?? '' })
  if (to === null) return t('advanced.years.from', { from })
  return from === to ? t('advanced.years.in', { from }) : t('advanced.years.between', { from, to })
}
