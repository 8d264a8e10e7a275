import type { Answer } from '../../ports/answer.ts'
import { answered, thenAnswer } from '../../usecases/answers.ts'

/** Looks or acts when its answer is asked for, anew for each subscriber, as a call is made for each. */
export const fakeEffect = <T>(act: () => T): Answer<T> => thenAnswer(answered(null), () => answered(act()))
