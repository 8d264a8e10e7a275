import type { Cipher } from '@xuekan/core'
import AES from 'crypto-js/aes.js'
import Utf8 from 'crypto-js/enc-utf8.js'

/** Stands in the code of every page. */
const key = 'xuekan'

/** Begins whatever is encrypted here, so that nothing else is taken for it. */
const mark = 'xuekan:'

/**
 * AES with a fixed key. It hides nothing from anybody who wants to know: the key is public. It only keeps values that
 * are no secret from being read at a glance (C9.14). To be loaded when there is something to encrypt or to decrypt.
 */
export const createAesCipher = (): Cipher => ({
  // as JSON, since UTF-8 has no half characters
  encrypt: (text) => AES.encrypt(mark + JSON.stringify(text), key).toString(),
  decrypt: (text) => {
    try {
      const plain = AES.decrypt(text, key).toString(Utf8)
      return plain.startsWith(mark) ? String(JSON.parse(plain.slice(mark.length))) : null
    } catch {
      return null
    }
  },
})
