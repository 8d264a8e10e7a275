import { drawnLater } from './drawn-later.tsx'
import type { TermReadingsProps } from './TermReadings.tsx'

const later = drawnLater<TermReadingsProps>(() =>
  import('./TermReadings.tsx').then(({ TermReadings }) => TermReadings),
)

export const prepareTermReadings = later.prepare

/** What a term was read as beside its words; few are, and the code comes with the first one. */
export function TermReadingsLater(props: TermReadingsProps) {
  const { readings, limits } = props.found
  return readings === undefined && limits === undefined ? null : <later.Later {...props} />
}
