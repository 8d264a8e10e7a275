import { switchAddressLanguage } from '../../../core/domain/route/switch-address-language.ts'
import { languageSwitchLaws } from '@xuekan/core/testing'
import { describe } from 'vitest'
import { eachLaw } from '../laws/each-law.ts'

describe('switchAddressLanguage [C4.2]', () => {
  eachLaw(languageSwitchLaws(switchAddressLanguage))
})
