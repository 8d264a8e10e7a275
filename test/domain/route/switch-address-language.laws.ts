import { switchAddressLanguage } from '@xuekan/core'
import { languageSwitchLaws } from '@xuekan/core/testing'
import { describe } from 'vitest'
import { eachLaw } from '../laws/each-law.ts'

describe('switchAddressLanguage [C4.2]', () => {
  eachLaw(languageSwitchLaws(switchAddressLanguage))
})
