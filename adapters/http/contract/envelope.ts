import { anything, integer, record, text } from './shape.ts'

/** Around every answer that is not bare: `{status, message, data}` (C7.17). */
export const envelope = record({ status: integer, message: text, data: anything })

/** Success (C7.17). */
export const successStatus = 0

/** What a success says, to the letter: one program that reads real portals checks nothing else. */
export const successMessage = '操作成功'

/** The session has ended (C4.10). */
export const expiredStatus = 401
