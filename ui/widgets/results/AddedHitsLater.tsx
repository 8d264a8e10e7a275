import { lazy, Suspense, type ComponentProps } from 'react'
// how they look is there with the page
import './added-hits.css.ts'

const load = () => import('./AddedHits.tsx')
type AddedHits = Awaited<ReturnType<typeof load>>['AddedHits']

let prepared: AddedHits | null = null

/** A server waits for the code before it draws the first page. */
export async function prepareAddedHits(): Promise<void> {
  prepared ??= (await load()).AddedHits
}

/** What a server has drawn stays, a list of links, where the code cannot be had. */
const never = new Promise<never>(() => undefined)
const Part = lazy(() =>
  load().then(
    ({ AddedHits }) => ({ default: AddedHits }),
    () => never,
  ),
)

/** What a search finds in the other language; the code comes with the first search that has any. */
export function AddedHitsLater(props: ComponentProps<AddedHits>) {
  const Shown = prepared ?? Part
  return (
    <Suspense fallback={null}>
      <Shown {...props} />
    </Suspense>
  )
}
