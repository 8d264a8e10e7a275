import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

/** What a server has drawn stays, a list of links, where the code cannot be had. */
const never = new Promise<never>(() => undefined)

interface DrawnLater<P> {
  /** A server waits for the code before it draws the first page. */
  readonly prepare: () => Promise<void>
  readonly Later: (props: P) => ReactNode
}

/** A part of a page whose code comes with the first page that has it. */
export function drawnLater<P extends object>(load: () => Promise<ComponentType<P>>): DrawnLater<P> {
  let prepared: ComponentType<P> | null = null
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => never,
    ),
  )
  return {
    prepare: async () => {
      prepared ??= await load()
    },
    Later: (props) => {
      const Shown = (prepared ?? Part) as ComponentType<P>
      return (
        <Suspense fallback={null}>
          <Shown {...props} />
        </Suspense>
      )
    },
  }
}
