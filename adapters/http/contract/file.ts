import { getBytes } from './call.ts'

/** C7.10, C7.14: stored files. */
export const fileCalls = {
  file: getBytes('files/get', ['id'], {
    origin: 'known',
    summary: 'The bytes of a stored file; ranges and validators as HTTP has them.',
  }),
} as const
