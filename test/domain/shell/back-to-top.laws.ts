import { backToTopPosition } from '../../../core/domain/shell/back-to-top.ts'
import { backToTopLaws } from '@xuekan/core/testing'
import { describe } from 'vitest'
import { eachLaw } from '../laws/each-law.ts'

describe('backToTopPosition [C9.1]', () => {
  eachLaw(backToTopLaws(backToTopPosition))
})
