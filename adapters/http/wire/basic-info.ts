import { readIndexed, type BasicInfo } from '@xuekan/core/site'
import type { WireBasicInfo } from '../contract/site-details.ts'

/** What every page of a site may tell of it (C3.9, C7.5). */
export const basicInfoFrom = (wire: WireBasicInfo): BasicInfo => ({
  id: wire.id ?? '',
  indexedIn: readIndexed(wire.indexed),
})
