import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { marks, type MarkRequest } from './answer-marks.ts'

const load = () => import('./Answers.tsx').then(({ Answers }) => Answers)
type Answers = Awaited<ReturnType<typeof load>>

/**
 * Answers citations, notes and abbreviations on the spot: the code comes when the first one is pointed at, focused or
 * pressed. Until then, and where it cannot be had, a mark is a link to what it means.
 */
export function AnswersLater({ textId }: { readonly textId: string }) {
  const [loaded, setLoaded] = useState<{ readonly Answers: Answers; readonly first: MarkRequest } | null>(
    null,
  )
  const here = loaded !== null
  // before the next event: what is pressed as the code comes is asked of one of the two
  useLayoutEffect(() => {
    const text = document.getElementById(textId)
    if (here || text === null) return undefined
    // what was asked last is answered, once the code is here
    let last: MarkRequest
    return marks(text, (asked, follow) => {
      last = asked
      load().then((Answers) => flushSync(() => setLoaded({ Answers, first: last })), follow)
    })
  }, [textId, here])
  return loaded === null ? null : <loaded.Answers textId={textId} first={loaded.first} />
}
