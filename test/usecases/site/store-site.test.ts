import { asSiteId } from '../../../core/domain/site/site.ts'
import { storage } from '../../../core/domain/storage/storage-table.ts'
import { storeSite, type SiteMemory } from '../../../core/usecases/site/store-site.ts'
import { createFakeStoredValue, sampleContent } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'

const [first, second] = sampleContent.sites

const memory = (): SiteMemory => ({
  datanav: createFakeStoredValue(storage.datanav.codec, storage.datanav.empty, null),
  sld: createFakeStoredValue(storage.sld.codec, storage.sld.empty, null),
  siteId: createFakeStoredValue(storage.siteId.codec, storage.siteId.empty, null),
  dsld: createFakeStoredValue(storage.dsld.codec, storage.dsld.empty, null),
})

const stored = ({ datanav, sld, siteId, dsld }: SiteMemory) => ({
  siteOfLists: datanav.value$.value?.siteId,
  sld: sld.value$.value,
  siteId: siteId.value$.value,
  dsld: dsld.value$.value,
})

describe('storeSite', () => {
  it('keeps the site that is read, the one of the host, and the navigation lists [C3.19] [C3.16]', () => {
    const tab = memory()
    if (first === undefined || second === undefined) throw new Error('two sites are known')
    for (const { site, channels } of [first, second])
      storeSite(tab, { site, hostSld: first.site.sld, lists: { language: 'zh', channels } })
    const { id, sld } = second.site
    expect(stored(tab)).toEqual({ siteOfLists: id, siteId: id, sld, dsld: first.site.sld })
    expect(tab.datanav.value$.value).toEqual({ siteId: id, language: 'zh', channels: second.channels })
  })

  it('leaves what is kept where the page has no site [C3.19]', () => {
    const tab = memory()
    storeSite(tab, {
      site: { id: asSiteId('3'), sld: 'jiang' },
      hostSld: null,
      lists: { language: 'en', channels: [] },
    })
    const before = stored(tab)
    storeSite(tab, {
      site: { id: asSiteId(''), sld: '' },
      hostSld: 'other',
      lists: { language: 'zh', channels: [] },
    })
    expect(stored(tab)).toEqual(before)
  })
})
