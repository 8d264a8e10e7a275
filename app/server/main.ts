import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { webFonts } from '../../ui/theme/fonts.ts'
import { assetsFromManifest, type Manifest } from './assets.ts'
import { createLog } from './running/log.ts'
import { stopOnSignal } from './running/stop-on-signal.ts'
import { readSettings, SettingError } from './settings.ts'
import { startPortal } from './start-portal.ts'
import { StartProblem } from './start-problem.ts'

const clientFolder = fileURLToPath(new URL('../client', import.meta.url))

/** The portal as `npm start` runs it: from the built files, until it is asked to stop. */
async function main(): Promise<void> {
  const manifest = JSON.parse(readFileSync(`${clientFolder}/manifest.json`, 'utf8')) as Manifest
  const settings = readSettings(process.env)
  const log = createLog(settings.logLevel)
  const portal = await startPortal(settings, {
    clientFolder,
    assetsOf: assetsFromManifest(manifest, webFonts),
    log,
    report: (failure) => {
      if (typeof failure === 'string') log.error(failure)
      else log.error({ err: failure }, 'a part of the portal failed')
    },
  })
  stopOnSignal({ close: portal.close, log, grace: settings.stopGrace })

  console.log(`${portal.sites.length} sites are open:`)
  for (const { name, url } of portal.sites) console.log(`  ${url}  ${name}`)
  if (portal.found !== '') console.log(portal.found)
  if (portal.metricsPort !== null) console.log(`Metrics are on port ${portal.metricsPort}, at /metrics.`)
  console.log('Ctrl-C stops.')
}

main().catch((failure: unknown) => {
  console.error(
    failure instanceof StartProblem || failure instanceof SettingError ? failure.message : failure,
  )
  process.exit(1)
})
