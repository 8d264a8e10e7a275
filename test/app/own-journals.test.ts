import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { runImport } from '../../app/commands/import/run-import.ts'
import { readSettings } from '../../app/server/settings.ts'
import { startPortal } from '../../app/server/start-portal.ts'
import { openDatabase } from '../../server/rc-pub/index.ts'
import { demoTexts } from '../server/rc-pub/site-source.ts'
import { fillFolder, sampleDay } from '../server/store/prepared-folder.ts'

vi.setConfig({ testTimeout: 60_000 })

it('a store without the sample journals holds what is imported, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-own-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  await fillFolder(join(folder, 'data/database'), 'empty')
  const settings = readSettings({ PORT: '0', SAMPLES: 'off', XUEKAN_DATA: join(folder, 'data') })
  mkdirSync(join(folder, 'assets'))
  const site = join(folder, 'sites/demo')
  mkdirSync(site, { recursive: true })
  for (const [name, text] of Object.entries(demoTexts)) writeFileSync(join(site, name), text)
  writeFileSync(join(site, 'header.yaml'), 'navStyle: 2\n')
  const open = async () => {
    const opened = await openDatabase(settings.store)
    return opened.ok ? opened.value : opened.error.kind
  }
  const args = ['--sites', site]
  expect(await runImport({ args, open, today: sampleDay, samples: settings.samples })).toMatchObject({
    code: 0,
  })
  const portal = await startPortal(settings, {
    clientFolder: folder,
    assetsOf: () => ({ hideDismissed: null, scripts: [], preloads: [], styles: [], fonts: [] }),
    report: () => undefined,
  })
  await portal.close()
  expect(portal.sites.map(({ url }) => new URL(url).hostname)).toEqual(['demo.localhost'])
})
