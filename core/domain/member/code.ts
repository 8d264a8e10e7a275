import type { Result } from '../result.ts'
import { required } from './required.ts'

export type CodeError = 'empty'

/** A verification code of a message, or of a captcha: required (C5.7, C5.11). Whether it is right, the server says. */
export const validateCode = (raw: string): Result<string, CodeError> => required(raw)
