import { lazy, Suspense } from 'react'

const NoticeDialog = lazy(() => import('./NoticeDialog.tsx').then(({ NoticeDialog }) => ({ default: NoticeDialog })))

export interface NoticeProps {
  readonly title: string
  readonly message: string
  readonly confirm: string
  readonly onClose: () => void
}

/** A message that waits to be confirmed; its dialog loads when the first one is shown. */
export function Notice(props: NoticeProps) {
  return (
    <Suspense fallback={null}>
      <NoticeDialog {...props} />
    </Suspense>
  )
}
