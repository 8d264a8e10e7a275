import { describe, expect, it } from 'vitest'
import { loadSites } from '../../../server/rc-pub/load/load-sites.ts'
import { describeConfigProblem } from '../../../server/rc-pub/load/read-config-file.ts'
import type { SiteSource } from '../../../server/rc-pub/load/site-source.ts'
import { readContentVersion } from '../../../server/rc-pub/store/content-version.ts'
import { sampleDay } from '../store/prepared-folder.ts'
import { openedStore } from './opened-store.ts'
import { demoTexts, siteSource } from './site-source.ts'

const store = openedStore()
const load = async (...sources: readonly SiteSource[]) => {
  const loaded = await loadSites(store(), sources, { clean: (html) => html, today: sampleDay })
  return loaded.ok
    ? loaded.value.map(({ sld, changed }) => `${sld} ${changed ? 'changed' : 'same'}`)
    : loaded.error.map(describeConfigProblem)
}
/** Everything that the store holds of sites, as text. */
const kept = async (): Promise<string> => {
  const tables = ['site', 'channel', 'file', 'meta']
  const rows = await Promise.all(
    tables.map((table) => store().query(`select t::text as row from ${table} t order by 1`)),
  )
  return JSON.stringify(rows)
}

const journal = (sld: string, group: string, domain = ''): SiteSource => ({
  ...siteSource({
    'site.yaml': `sld: ${sld}
type: single
group: ${group}
domain: '${domain}'
name: { zh: 刊, en: Journal }
theme: 1
journal:
  abbreviation: { zh: 刊, en: J }
  issn: 1234-5678
  publisher: { zh: 社, en: Press }
  subject: { zh: 学, en: Science }
  frequency: { zh: 月, en: Monthly }
  introduction: { zh: 一, en: One }
`,
  }),
  folder: `sites/${sld}`,
})

describe('loadSites', () => {
  it('loads groups before their journals, and the same again changes nothing [C1.2]', async () => {
    expect(await load(journal('first', 'demo', 'first.example'), siteSource())).toEqual([
      'demo changed',
      'first changed',
    ])
    const before = await kept()
    const version = await readContentVersion(store())
    expect(await load(siteSource(), journal('first', 'demo', 'first.example'))).toEqual([
      'demo same',
      'first same',
    ])
    expect(await kept()).toBe(before)
    expect(await readContentVersion(store())).toBe(version)
  })

  it('counts one change of the content for any number of changed files', async () => {
    const version = Number(await readContentVersion(store()))
    const changed = siteSource({
      'header.yaml': 'navStyle: 3\n',
      'channels.yaml': demoTexts['channels.yaml'].replace('Home', 'Front page'),
    })
    expect(await load(changed)).toEqual(['demo changed'])
    expect(Number(await readContentVersion(store()))).toBe(version + 1)
  })

  it('takes away what a file said when the file is gone', async () => {
    await load(siteSource())
    const counted = async () =>
      store().query(
        `select s.config->'header'->>'pcLogo' as logo, count(c.id) as channels
        from site s left join channel c on c.site_id = s.id where s.sld = 'demo' group by s.id`,
      )
    expect(await counted()).toEqual([{ logo: '42', channels: 3 }])
    await load(siteSource({ 'header.yaml': undefined, 'channels.yaml': undefined }))
    expect(await counted()).toEqual([{ logo: '', channels: 0 }])
  })

  it.each<[string, readonly SiteSource[], readonly string[]]>([
    [
      'a file that is wrong in itself',
      [
        journal('second', 'demo'),
        siteSource({ 'header.yaml': 'navStyle: 0\n', 'footer.yaml': 'phone: []\n' }),
      ],
      [
        'sites/demo/header.yaml:1: header.navStyle should be one of 1, 2, 3, 4, 5, 6',
        'sites/demo/footer.yaml:1: footer.phone should be a text',
      ],
    ],
    [
      'a group that is not there',
      [
        siteSource({ 'site.yaml': demoTexts['site.yaml'].replace('theme: 2', 'theme: 5') }),
        journal('second', 'nobody'),
      ],
      ['sites/second/site.yaml:3: site.group names nobody, and there is no such group'],
    ],
    [
      'a host name of another site',
      [journal('second', 'demo', 'first.example')],
      ['sites/second/site.yaml:4: site.domain is that of the site first'],
    ],
    [
      'modules of a column that is not there, or said twice',
      [
        siteSource({
          'header.yaml': 'navStyle: 4\n',
          'modules.yaml': `- channel: nowhere
  modules: []
- channel: index
  modules:
    - { code: latest, name: { zh: 甲, en: A } }
    - { code: latest, name: { zh: 乙, en: B } }
- channel: index
  modules: []
`,
        }),
      ],
      [
        'sites/demo/modules.yaml:1: modules[1].channel names nowhere, and the site has no such column',
        'sites/demo/modules.yaml:6: modules[2].modules[2].code is latest a second time',
        'sites/demo/modules.yaml:7: modules[3].channel names index, which has its modules already',
      ],
    ],
    [
      'two sites of one short-name',
      [siteSource(), { ...siteSource(), folder: 'sites/twin' }],
      ['sites/twin/site.yaml:1: site.sld is that of another of these sites'],
    ],
  ])('keeps nothing at all of a load with %s', async (_what, sources, problems) => {
    await load(siteSource(), journal('first', 'demo', 'first.example'))
    const before = await kept()
    expect(await load(...sources)).toEqual(problems)
    expect(await kept()).toBe(before)
  })
})
