import type { ReactNode } from 'react'
import { drawnLater } from './drawn-later.tsx'
// how they look is there with the page
import './no-hits.css.ts'
import type { NoHitsProps } from './NoHitsView.tsx'

const later = drawnLater<NoHitsProps<string>>(() =>
  import('./NoHitsView.tsx').then(({ NoHitsView }) => NoHitsView),
)

export const prepareNoHits = later.prepare

/** What a search that found nothing can do; the code comes with the first one. */
export const NoHitsLater = later.Later as unknown as <Field extends string>(
  props: NoHitsProps<Field>,
) => ReactNode
