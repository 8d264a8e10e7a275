import type { AsyncResult, PagePorts } from '@xuekan/core'
import { fail } from '@xuekan/core/reactive'
import { catchError, defer, from, switchMap } from 'rxjs'

type Load<Input, Content> = (ports: PagePorts, input: Input) => AsyncResult<Content>

/**
 * A load whose code comes with its first call: what the server sent is loaded already, so a browser that goes no
 * further needs none of it. Code that cannot be had fails like a server that cannot be reached; another try asks again.
 */
export const loadLater =
  <Input, Content>(call: string, chunk: () => Promise<Load<Input, Content>>): Load<Input, Content> =>
  (ports, input) =>
    defer(() => from(chunk())).pipe(
      switchMap((load) => load(ports, input)),
      catchError(() => fail({ kind: 'unreachable', call })),
    )
