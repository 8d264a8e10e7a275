import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { preloadedFonts } from '../../ui/theme/fonts.ts'
import { assetsFromManifest, type Manifest } from './assets.ts'
import { readSettings, SettingError } from './settings.ts'
import { startPortal } from './start-portal.ts'
import { StartProblem } from './start-problem.ts'

const clientFolder = fileURLToPath(new URL('../client', import.meta.url))

/** The portal as `npm start` runs it: from the built files, until it is asked to stop. */
async function main(): Promise<void> {
  const manifest = JSON.parse(readFileSync(`${clientFolder}/manifest.json`, 'utf8')) as Manifest
  const portal = await startPortal(readSettings(process.env), {
    clientFolder,
    assetsOf: assetsFromManifest(manifest, preloadedFonts),
    report: (failure) => console.error(failure),
  })
  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    portal.close().then(
      () => process.exit(0),
      (failure: unknown) => {
        console.error(failure)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)

  console.log(`${portal.sites.length} sites are open:`)
  for (const { name, url } of portal.sites) console.log(`  ${url}  ${name}`)
  console.log('Ctrl-C stops.')
}

main().catch((failure: unknown) => {
  console.error(
    failure instanceof StartProblem || failure instanceof SettingError ? failure.message : failure,
  )
  process.exit(1)
})
