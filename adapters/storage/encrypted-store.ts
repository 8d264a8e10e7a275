import type { Cipher } from '@xuekan/core'
import type { TextStore } from './web-storage.ts'

/** A store whose texts are not read at a glance (C9.14). What is no text of the cipher is not there. */
export const createEncryptedStore = (store: TextStore, { encrypt, decrypt }: Cipher): TextStore => ({
  read: (key) => {
    const text = store.read(key)
    return text === null ? null : decrypt(text)
  },
  write: (key, value) => store.write(key, encrypt(value)),
  clear: store.clear,
})
