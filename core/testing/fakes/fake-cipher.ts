import type { Cipher } from '../../ports/cipher.ts'

const mark = 'encrypted:'

const reversed = (text: string): string => text.split('').toReversed().join('')

/** Writes texts backwards, behind a mark. */
export const createFakeCipher = (): Cipher => ({
  encrypt: (text) => mark + reversed(text),
  decrypt: (text) => (text.startsWith(mark) ? reversed(text.slice(mark.length)) : null),
})
