import type { AsyncResult, Failure, Result } from '@xuekan/core'
import { firstValueFrom } from 'rxjs'

/** What an answer gives. */
export const given = <T>(answer: AsyncResult<T>): Promise<Result<T, Failure>> => firstValueFrom(answer)
