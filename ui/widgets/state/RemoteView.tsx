import { exhaustive } from '@xuekan/core'
import type { PageModel } from '@xuekan/core/page'
import type { ReactNode } from 'react'
import { useBehavior } from '../../binding/use-behavior.ts'
import { FailedState } from './FailedState.tsx'

interface Props<T> {
  readonly model: PageModel<T>
  readonly skeleton: ReactNode
  readonly children: (value: T) => ReactNode
}

/** The one snapshot that a page binds: its skeleton, what failed and another try, or its content. */
export function RemoteView<T>({ model, skeleton, children }: Props<T>) {
  const remote = useBehavior(model.state$)
  switch (remote.status) {
    case 'idle':
    case 'loading':
      return skeleton
    case 'failed':
      return <FailedState failure={remote.error} retry={model.retry} />
    case 'ready':
      return children(remote.value)
    default:
      return exhaustive(remote)
  }
}
