import type { AsyncResult, RequestContext } from '@xuekan/core'
import { all, andThen, fail, succeed } from '@xuekan/core/reactive'
import { catchError, from, switchMap } from 'rxjs'
import { endpoints } from './contract/endpoints.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { sealPassword } from './seal-password.ts'

type Sealed = Awaited<ReturnType<typeof sealPassword>>

/** Encrypts a password for its way, with a key of its own (C7.14). */
export const sealing =
  (client: RcPubClient) =>
  (context: RequestContext, password: string): AsyncResult<Sealed> => {
    const keys = all({
      publicKey: client.call(endpoints.publicKey, context),
      aesKey: client.call(endpoints.aesKey, context),
    })
    return andThen(keys, ({ publicKey, aesKey }) =>
      from(
        sealPassword(password, { publicKey: publicKey.publicKey ?? '', aesKey: aesKey.aesKey ?? '' }),
      ).pipe(
        switchMap(succeed),
        catchError(() => fail({ kind: 'malformed', call: endpoints.publicKey.name, field: '' })),
      ),
    )
  }
