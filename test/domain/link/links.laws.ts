import { routeLink } from '../../../core/domain/link/route-link.ts'
import { linkLaws } from '@xuekan/core/testing'
import { describe } from 'vitest'
import { eachLaw } from '../laws/each-law.ts'

describe('routeLink', () => {
  eachLaw(linkLaws(routeLink))
})
