import { get } from './call.ts'

/** C7.10, C7.14: stored files. */
export const fileCalls = {
  file: get('files/get', ['id'], null, {
    origin: 'known',
    form: 'bare',
    summary: 'The bytes of a stored file; ranges and validators as HTTP has them.',
  }),
} as const
