import { digits, machine } from './support/figures.ts'
import { startMeasured } from './support/measured-process.ts'

// What a sitemap of twenty million addresses takes of memory, from the first address that is kept to the last file that a
// crawler has read. Two addresses a page: one in each language.

const addresses = 20_000_000
/** MiB above idle. */
const bar = 64

/** How often a tag begins in what is read, and how much is read. */
async function countTags(
  url: string,
  tag: string,
): Promise<{ readonly tags: number; readonly bytes: number }> {
  const { body, status } = await fetch(url)
  if (status !== 200 || body === null) throw new Error(`${url} answered ${status}.`)
  let [tags, bytes, rest] = [0, 0, '']
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    const text = rest + piece
    bytes += piece.length
    for (let found = text.indexOf(tag); found >= 0; found = text.indexOf(tag, found + tag.length)) tags += 1
    // a tag that is cut in two is counted with the next piece
    rest = text.slice(-(tag.length - 1))
  }
  return { tags, bytes }
}

const host = await startMeasured('./sitemap-host.ts')
try {
  const idle = await host.idle()
  let started = performance.now()
  const port = await host.serve(addresses / 2)
  const kept = (performance.now() - started) / 1_000
  const whileKept = await host.most()
  started = performance.now()
  const origin = `http://127.0.0.1:${port}`
  const index = await countTags(`${origin}/sitemap.xml`, '<sitemap>')
  const parted = (performance.now() - started) / 1_000
  started = performance.now()
  let [found, bytes] = [0, 0]
  for (let part = 1; part <= index.tags; part += 1) {
    const read = await countTags(`${origin}/sitemap-${part}.xml`, '<loc>')
    found += read.tags
    bytes += read.bytes
  }
  const sent = (performance.now() - started) / 1_000
  const most = await host.most()
  if (found !== addresses) throw new Error(`${found} addresses were read of ${addresses}.`)
  console.log(`Sitemap of ${addresses.toLocaleString('en')} generated addresses (${machine()})`)
  console.log(`  kept in ${digits(kept)} s, at most ${digits(whileKept - idle)} MiB above idle`)
  console.log(`  parted in ${digits(parted)} s into ${index.tags} files`)
  console.log(`  read in ${digits(sent)} s, ${digits(bytes / 1e9)} GB`)
  console.log(`  memory at most ${digits(most - idle)} MiB above idle (bar ${bar})`)
  if (most - idle > bar) process.exitCode = 1
} finally {
  host.stop()
}
