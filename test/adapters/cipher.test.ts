import { createFakeCipher } from '@xuekan/core/testing'
import { createAesCipher } from '@xuekan/web/cipher'
import { describe, expect, it } from 'vitest'
import { cipherSuite } from './contract-suites/cipher-suite.ts'

cipherSuite('in memory', createFakeCipher())
cipherSuite('AES', createAesCipher())

describe('createAesCipher', () => {
  it('reads on a later page what an earlier one wrote [C9.14]', () => {
    expect(createAesCipher().decrypt(createAesCipher().encrypt('孤子'))).toBe('孤子')
  })

  it('takes nothing that was cut short or altered [C9.14]', () => {
    const { encrypt, decrypt } = createAesCipher()
    const whole = encrypt('soliton '.repeat(8))
    expect([whole.slice(0, -24), whole.slice(24), `x${whole}`].map(decrypt)).toEqual([null, null, null])
  })
})
