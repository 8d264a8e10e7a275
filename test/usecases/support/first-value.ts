import type { Failure } from '../../../core/domain/failure/failure.ts'
import type { Result } from '../../../core/domain/result.ts'
import type { AsyncResult } from '../../../core/ports/async-result.ts'
import { firstValueFrom } from 'rxjs'

/** What an answer gives. */
export const given = <T>(answer: AsyncResult<T>): Promise<Result<T, Failure>> => firstValueFrom(answer)
