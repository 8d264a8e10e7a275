import type { Browser } from 'playwright'
import type { EncodedFilm, EncodedFrame } from './print-webm.ts'

export interface DrawnFilm {
  readonly width: number
  readonly height: number
  readonly framesPerSecond: number
  readonly frames: number
  /** A frame as SVG. */
  readonly draw: (frame: number) => string
}

/** Bits a second. */
const bitrate = 150_000

/** Seconds between two frames that a player can begin with. */
const keyEvery = 2

/** Encodes a film as VP9 with the codec of a browser. */
export async function encodeFilm(browser: Browser, film: DrawnFilm): Promise<EncodedFilm> {
  const page = await browser.newPage()
  await page.route('http://localhost/', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }))
  await page.goto('http://localhost/')
  const { draw, ...plan } = film
  const drawings = Array.from({ length: film.frames }, (_, frame) => draw(frame))
  const encoded = await page.evaluate(encodeInPage, { ...plan, drawings, bitrate, keyEvery })
  await page.close()
  const frames = encoded.map(({ isKey, time, base64 }): EncodedFrame => ({
    isKey,
    time,
    bytes: Buffer.from(base64, 'base64'),
  }))
  const duration = (film.frames * 1_000) / film.framesPerSecond
  return { width: film.width, height: film.height, duration, frames }
}

interface Plan extends Omit<DrawnFilm, 'draw'> {
  readonly drawings: readonly string[]
  readonly bitrate: number
  readonly keyEvery: number
}

/** Runs in the page. */
async function encodeInPage({
  width,
  height,
  framesPerSecond,
  drawings,
  bitrate: bits,
  keyEvery: gap,
}: Plan) {
  const encoded: { readonly isKey: boolean; readonly time: number; readonly base64: string }[] = []
  let failure: unknown = null
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
      encoded.push({ isKey: chunk.type === 'key', time: Math.round(chunk.timestamp / 1_000), base64 })
    },
    error: (problem) => {
      failure = problem
    },
  })
  encoder.configure({ codec: 'vp09.00.10.08', width, height, bitrate: bits, framerate: framesPerSecond })
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  for (const [index, drawing] of drawings.entries()) {
    const image = new Image()
    image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`
    await image.decode()
    context?.drawImage(image, 0, 0, width, height)
    const frame = new VideoFrame(canvas, { timestamp: Math.round((index * 1_000_000) / framesPerSecond) })
    encoder.encode(frame, { keyFrame: index % (framesPerSecond * gap) === 0 })
    frame.close()
  }
  await encoder.flush()
  if (failure !== null) throw failure
  return encoded
}
