import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importSites } from '../../../server/rc-pub/load/import-sites.ts'
import { describeConfigProblem } from '../../../server/rc-pub/load/read-config-file.ts'
import { readContentVersion } from '../../../server/rc-pub/store/content-version.ts'
import { projectRoot, sampleDay } from '../store/prepared-folder.ts'
import { temporaryFolder } from '../store/temporary-folder.ts'
import { openedStore } from './opened-store.ts'
import { demoTexts } from './site-source.ts'

const store = openedStore(undefined, 'samples')
const load = async (folder: string): Promise<readonly string[]> => {
  const loaded = await importSites({ database: store(), folder, today: sampleDay })
  return loaded.ok
    ? loaded.value.map(({ sld, changed }) => `${sld} ${changed ? 'changed' : 'same'}`)
    : loaded.error.map((problem) => describeConfigProblem(problem).replace(folder, 'here'))
}

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

/** The folder of a site with a logo of its own. */
function writeSite(folder: string): void {
  mkdirSync(join(folder, 'files/art'), { recursive: true })
  for (const [name, text] of Object.entries(demoTexts)) writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, 'header.yaml'), 'pcLogo: art/logo.png\n')
  writeFileSync(join(folder, 'files/art/logo.png'), png)
}

describe('importSites', () => {
  it('finds the samples just as they were loaded', async () => {
    const version = await readContentVersion(store())
    const folder = join(projectRoot, 'samples/sites')
    const loaded = await load(folder)
    expect(loaded).toHaveLength(readdirSync(folder).length)
    expect(loaded.filter((line) => !line.endsWith(' same'))).toEqual([])
    expect(await readContentVersion(store())).toBe(version)
  }, 120_000)

  it('loads the folder of a site, or a folder of such folders, with the files beside the YAML', async () => {
    const folder = temporaryFolder()
    writeSite(join(folder, 'one'))
    expect(await load(join(folder, 'one'))).toEqual(['demo changed'])
    expect(await load(`${folder}/`)).toEqual(['demo same'])
    const files = await store().query(
      `select f.name, f.media_type as type from site s join file f on f.id = (s.config->'header'->>'pcLogo')::bigint
      where s.sld = 'demo'`,
    )
    expect(files).toEqual([{ name: 'art/logo.png', type: 'image/png' }])
  })

  it('names each file that does not belong there, and each that is not what its name says', async () => {
    const folder = temporaryFolder()
    writeSite(folder)
    mkdirSync(join(folder, 'pictures'))
    writeFileSync(join(folder, '.hidden'), '')
    writeFileSync(join(folder, 'notes.txt'), 'x')
    writeFileSync(join(folder, 'new.yaml'), '[]')
    writeFileSync(join(folder, 'footer.yaml'), Buffer.from('phone: \xb5\xe7\xbb\xb0\n', 'latin1'))
    writeFileSync(join(folder, 'files/page.html'), '<p>')
    writeFileSync(join(folder, 'files/film.mp4'), png)
    const problems = await load(folder)
    expect(problems.map((line) => line.replace(/(?:one of|which are) .*/, '…'))).toEqual([
      'here/footer.yaml:1: is not written in UTF-8',
      'here/notes.txt:1: is no YAML; other files belong into the folder files',
      'here/pictures:1: is no folder of a site',
      'here/files/film.mp4:1: does not hold what its name says, video/mp4',
      'here/files/page.html:1: should end in …',
      'here/new.yaml:1: is no file of a site, …',
    ])
  })

  it('says that there is no folder, or no site in it', async () => {
    const folder = temporaryFolder()
    expect(await load(join(folder, 'none'))).toEqual(['here:1: is no folder'])
    expect(await load(folder)).toEqual(['here:1: holds no site: neither a site.yaml nor folders with one'])
    mkdirSync(join(folder, 'empty'))
    expect(await load(folder)).toEqual(['here/empty/site.yaml:1: is missing'])
  })
})
