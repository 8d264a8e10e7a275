import { lazy, Suspense } from 'react'
import type { NoticeProps } from './notice-props.ts'

const NoticeDialog = lazy(() =>
  import('./NoticeDialog.tsx').then(({ NoticeDialog }) => ({ default: NoticeDialog })),
)

/** A message that waits to be confirmed; its dialog loads when the first one is shown. */
export function Notice(props: NoticeProps) {
  return (
    <Suspense fallback={null}>
      <NoticeDialog {...props} />
    </Suspense>
  )
}
