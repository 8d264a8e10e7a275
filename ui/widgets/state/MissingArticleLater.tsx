import { lazy, Suspense } from 'react'
import { FailedState } from './FailedState.tsx'
import type { MissingArticleProps } from './MissingArticle.tsx'
// how it looks is there with the page
import './unknown.css.ts'

const load = () => import('./MissingArticle.tsx').then(({ MissingArticle }) => MissingArticle)

let prepared: Awaited<ReturnType<typeof load>> | null = null

/** A server waits for the code before it draws the first page. */
export const prepareMissingArticle = async (): Promise<void> => {
  prepared ??= await load()
}

/** Where the code cannot be had, the same in a few words. */
const Plain = ({ failure }: MissingArticleProps) => <FailedState failure={failure} retry={() => undefined} />

const Part = lazy(() =>
  load().then(
    (part) => ({ default: part }),
    () => ({ default: Plain }),
  ),
)

/** In place of an article that is not there; the code comes with the first one, apart from that of searches. */
export function MissingArticleLater(props: MissingArticleProps) {
  const Shown = prepared ?? Part
  return (
    <Suspense fallback={null}>
      <Shown {...props} />
    </Suspense>
  )
}
