import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { inherited } from '../browser/support/inherited.ts'
import { startPortalProcess } from '../browser/support/portal-process.ts'
import { demoTexts } from '../server/rc-pub/site-source.ts'
import { fillFolder } from '../server/store/prepared-folder.ts'

const importer = fileURLToPath(new URL('../../dist/server/import.js', import.meta.url))

it('a store without the sample journals holds what is imported, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-own-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const settings = { SAMPLES: 'off', XUEKAN_DATA: join(folder, 'data') }
  await fillFolder(join(folder, 'data/database'), 'empty')
  const site = join(folder, 'demo')
  mkdirSync(site)
  for (const [name, text] of Object.entries(demoTexts)) writeFileSync(join(site, name), text)
  writeFileSync(join(site, 'header.yaml'), 'navStyle: 2\n')
  const { status, stderr } = spawnSync(process.execPath, [importer, '--sites', site], {
    env: { ...inherited(), ...settings },
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })

  const portal = await startPortalProcess(settings)
  const { out } = await portal.stop()
  const hosts = [...out.matchAll(/http:\/\/([\w.-]+):/g)].map(([, host]) => host)
  expect(hosts).toEqual(['demo.localhost'])
})
