import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bareShell, headerStyles } from '@xuekan/core/site'
import { assetsFromManifest, type Manifest } from '../../app/server/assets.ts'
import { pages } from '../../app/pages/registry.ts'

const client = fileURLToPath(new URL('../../dist/client/', import.meta.url))

/** What the code that one kind of page has for itself may weigh in Brotli, in bytes. */
const bar = 6 * 1024

/** Pages that are not there yet, with what they weigh: no step back. */
const heavier: Readonly<Record<string, number>> = {
  article: 10_000,
  home: 7_000,
}

const manifest = JSON.parse(readFileSync(`${client}manifest.json`, 'utf8')) as Manifest

describe('the stylesheets of each kind of page', () => {
  it('are five at most, with that of any header: a browser fetches six files at a time, and one is a script', () => {
    const assetsOf = assetsFromManifest(manifest, [])
    const many = Object.keys(pages).flatMap((page) =>
      headerStyles.flatMap((style) => {
        const shell = { ...bareShell, header: { ...bareShell.header, style } }
        const { styles } = assetsOf(page as keyof typeof pages, 'en', shell)
        return styles.length > 5 ? [`${page} under header ${style}: ${styles.join(' ')}`] : []
      }),
    )
    expect(many).toEqual([])
  })
})

describe('the chunk of each kind of page', () => {
  it('keeps to six kilobytes, and what is heavier grows no further', () => {
    const chunks = Object.entries(manifest).flatMap(([source, { file }]) => {
      const [, name] = /^app\/pages\/([\w-]+)\.ts$/.exec(source) ?? []
      if (name === undefined || name.startsWith('load-')) return []
      return [{ name, weight: brotliCompressSync(readFileSync(client + file)).length }]
    })
    expect(chunks.length).toBeGreaterThan(30)
    const over = chunks.filter(({ name, weight }) => weight > (heavier[name] ?? bar))
    expect(over).toEqual([])
    // a page that has come below the bar leaves the list
    const light = chunks.filter(({ name, weight }) => name in heavier && weight <= bar)
    expect(light).toEqual([])
  })
})
