import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importSites } from '../../../server/rc-pub/load/import-sites.ts'
import { describeConfigProblem } from '../../../server/rc-pub/load/read-config-file.ts'
import { siteConfigFiles } from '../../../server/rc-pub/load/site-config-files.ts'
import { projectRoot, sampleDay } from '../store/prepared-folder.ts'
import { temporaryFolder } from '../store/temporary-folder.ts'
import { openedStore } from './opened-store.ts'

const page = readFileSync(join(projectRoot, 'docs/site-config.md'), 'utf8')
const store = openedStore()

describe('docs/site-config.md', () => {
  it('has an example that loads', async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'files'))
    writeFileSync(join(folder, 'files/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const files = [...page.matchAll(/```yaml\n# (\S+)\n([\s\S]*?)```/g)]
    expect(files.map(([, name]) => name)).toEqual(['site.yaml', 'header.yaml', 'channels.yaml'])
    for (const [, name = '', yaml = ''] of files) writeFileSync(join(folder, name), yaml)

    const loaded = await importSites({ database: store(), folder, today: sampleDay })
    expect(loaded.ok ? [] : loaded.error.map(describeConfigProblem)).toEqual([])
    const sites = await store().query(
      `select s.sld, s.config->'header'->>'navStyle' as style, count(c.id) as channels
      from site s join channel c on c.site_id = s.id group by s.id`,
    )
    expect(sites).toEqual([{ sld: 'river', style: '2', channels: 4 }])
  })

  it('names every file that a site may have', () => {
    for (const { file } of siteConfigFiles) expect(page).toContain(`\`${file}\``)
  })
})
