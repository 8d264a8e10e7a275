import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { launchChromium } from '../../server/rc-pub/pdf/launch-chromium.ts'
import * as quake from '../drawings/dqsb/quake-sound.ts'
import * as soliton from '../drawings/gzxb/soliton-film.ts'
import * as reading from '../drawings/reading-sound.ts'
import * as fishway from '../drawings/slgc/fishway-film.ts'
import { encodeFilm } from './encode-film.ts'
import { printWav } from './print-wav.ts'
import { printWebm } from './print-webm.ts'

const samples = join(process.cwd(), 'samples')

function store(file: string, bytes: Uint8Array): void {
  const path = join(samples, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
  process.stdout.write(`${file}: ${bytes.length} bytes\n`)
}

store('sites/dqsb/files/quake.wav', printWav(quake.createSamples(), quake.sound.rate))
store('sites/hengwen/files/reading-day.wav', printWav(reading.createSamples(), reading.sound.rate))

const browser = await launchChromium(process.env['XUEKAN_CHROMIUM'] ?? '/usr/bin/chromium', false)
const films = {
  'sites/slgc/files/fishway.webm': { ...fishway.film, draw: fishway.createFrames() },
  'sites/gzxb/files/soliton.webm': { ...soliton.film, draw: soliton.drawFrame },
}
for (const [file, film] of Object.entries(films)) {
  const bytes = printWebm(await encodeFilm(browser, film))
  store(file, bytes)
  if (file === 'sites/slgc/files/fishway.webm')
    store('articles/slgc/2026-5/001-vertical-slot-fishway-film.webm', bytes)
}
await browser.close()
