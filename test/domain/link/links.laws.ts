import { routeLink } from '@xuekan/core'
import { linkLaws } from '@xuekan/core/testing'
import { describe } from 'vitest'
import { eachLaw } from '../laws/each-law.ts'

describe('routeLink', () => {
  eachLaw(linkLaws(routeLink))
})
