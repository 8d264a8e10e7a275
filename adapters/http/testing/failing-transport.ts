import { exhaustive } from '@xuekan/core'
import { NEVER, of, throwError, type Observable } from 'rxjs'
import type { RcPubAnswer } from '../contract/exchange.ts'
import type { RcPubTransport } from '../transport.ts'

/** Ways for a call to go wrong. `answer` is any answer that should not be. */
export type Fault =
  | { readonly kind: 'refused' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'silent' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'throws' }
  | { readonly kind: 'answer'; readonly httpStatus: number; readonly text: string }

/** Fails on purpose, to show what readers see when rc-pub does. */
export const createFailingTransport =
  (fault: Fault): RcPubTransport =>
  () => {
    switch (fault.kind) {
      case 'refused':
        return throwError(() => new Error('connect ECONNREFUSED'))
      case 'reset':
        return throwError(() => new Error('read ECONNRESET'))
      case 'silent':
        return NEVER
      case 'empty':
        return of<RcPubAnswer>()
      case 'throws':
        throw new Error('the transport itself is broken')
      case 'answer':
        return answered(fault.httpStatus, fault.text)
      default:
        return exhaustive(fault)
    }
  }

const answered = (httpStatus: number, text: string): Observable<RcPubAnswer> =>
  of({ httpStatus, body: { kind: 'text', text } })
