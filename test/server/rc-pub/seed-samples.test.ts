import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { seedSamples } from '../../../server/rc-pub/load/seed-samples.ts'
import { readContentVersion } from '../../../server/rc-pub/store/content-version.ts'
import { openedStore } from './opened-store.ts'

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url))
const store = openedStore()
const seed = () => seedSamples({ database: store(), projectRoot, today: '2026-11-20' })

describe('seedSamples', () => {
  it('loads', async () => {
    const t0 = performance.now()
    const r = await seed()
    console.log(performance.now() - t0, r)
    const t1 = performance.now()
    console.log(await seed(), performance.now() - t1, await readContentVersion(store()))
    console.log(await store().query(`select s.sld, s.id, count(distinct p.id) as periods, count(distinct a.id) as articles, count(distinct a.id) filter (where a.has_text) as texts,
      (select count(*) from channel c where c.site_id = s.id) as channels, sum(a.visits) from site s left join article a on a.site_id = s.id left join period p on p.site_id = s.id group by s.id order by s.id`))
    console.log(await store().query(`select year, volume, issue, rank, cover_url, published from period`))
    console.log(await store().query(`select count(*) from file`))
    expect(r.problems).toEqual([])
  })
})
