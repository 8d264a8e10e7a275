import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { project, smallCheckout } from './support/small-checkout.ts'

vi.setConfig({ testTimeout: 60_000 })

const times = (text: string, word: string): number => text.split(word).length - 1

describe('two starts in one checkout', () => {
  it('at the same time: one builds, the other waits for that build, and both open', async () => {
    const { folder, start } = smallCheckout()
    const starts = [start(), start(), start()]
    await Promise.all(starts.map((one) => one.says('It is open.')))
    const heard = starts.map((one) => one.heard()).join('')
    expect([times(heard, 'Building…'), times(heard, 'Built in')]).toEqual([1, 1])
    expect(readdirSync(join(folder, 'dist/builds'))).toHaveLength(1)
    expect(existsSync(join(folder, 'dist/.preparing'))).toBe(false)
  })

  it('one after a change of the sources: each keeps its own build, until it ends', async () => {
    const { folder, write, start } = smallCheckout()
    const first = start()
    await first.says('It is open.')
    write('app/later.ts', 'export const words = "second"')
    const second = start()
    await second.says('It is open.')
    expect(readdirSync(join(folder, 'dist/builds'))).toHaveLength(2)
    first.ask()
    second.ask()
    await first.says('later first')
    await second.says('later second')
    await Promise.all([first.ended, second.ended])

    write('app/later.ts', 'export const words = "third"')
    const third = start()
    await third.says('It is open.')
    third.ask()
    await third.says('later third')
    expect(readdirSync(join(folder, 'dist/builds'))).toHaveLength(1)
  })

  it('one killed while it builds: the next builds, and nothing half built is left', async () => {
    const { folder, start } = smallCheckout()
    const killed = start()
    await killed.says('Building…')
    killed.kill()
    await killed.ended
    expect(existsSync(join(folder, 'dist/server'))).toBe(false)
    const next = start()
    await next.says('It is open.')
    expect(next.heard()).toContain('Built in')
    // what was killed may have left its builder behind for a moment
    await vi.waitUntil(() => readdirSync(join(folder, 'dist/builds')).length <= 2)
    expect(readdirSync(join(folder, 'dist/builds')).filter((name) => !name.startsWith('.'))).toHaveLength(1)
  })

  it('a failing build leaves the one before as it was', async () => {
    const { folder, write, start } = smallCheckout()
    const first = start()
    await first.says('It is open.')
    write('app/later.ts', 'export const words = (')
    const broken = start()
    expect(await broken.ended).toBe(1)
    expect(broken.heard()).toContain('The build failed; the lines above say why.')
    first.ask()
    await first.says('later first')
    expect(readdirSync(join(folder, 'dist')).toSorted()).toEqual(['builds', 'client', 'server'])
  })
})

describe('two starts where packages are missing', () => {
  it('install them once: the other waits', async () => {
    const { folder, write, start } = smallCheckout()
    const wanted = '{ "packages": { "node_modules/vite": { "version": "1.0.0" } } }'
    write('package-lock.json', wanted)
    // what npm would do, and how often it was asked
    write(
      'npm.js',
      `const { appendFileSync, copyFileSync } = require('node:fs')
appendFileSync('installed', process.argv.slice(2).join(' ') + '\\n')
copyFileSync('package-lock.json', 'node_modules/.package-lock.json')`,
    )
    write('package.json', '{}')
    const env = { npm_execpath: join(folder, 'npm.js') }
    const starts = [start(env), start(env), start(env)]
    await Promise.all(starts.map((one) => one.says('It is open.')))
    expect(readFileSync(join(folder, 'installed'), 'utf8')).toBe('ci\n')
  })
})

describe('commands that need no more than a build', () => {
  it('add no packages to those of production', () => {
    const commands = readdirSync(join(project, 'app/commands')).filter((name) => name.endsWith('.mjs'))
    const texts = commands.map((name) => ({
      name,
      text: readFileSync(join(project, 'app/commands', name), 'utf8'),
    }))
    const ofBuild = texts.filter(({ text }) => /\/server\/\w+\.js\b/.test(text))
    expect(ofBuild.map(({ name }) => name)).toEqual(expect.arrayContaining(['import.mjs', 'start.mjs']))
    expect(ofBuild.filter(({ text }) => !text.includes('ensureRunnable()')).map(({ name }) => name)).toEqual(
      [],
    )
  })
})

describe('a start without Vite', () => {
  /** As `npm ci --omit=dev` leaves a folder. */
  const withoutVite = (folder: string): void => {
    rmSync(join(folder, 'node_modules/vite'))
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{ "packages": {} }')
  }

  it('takes the build that is there', async () => {
    const { folder, start } = smallCheckout()
    const builder = start()
    await builder.says('It is open.')
    builder.kill()
    withoutVite(folder)
    const one = start()
    await one.says('It is open.')
    expect(one.heard()).toBe('It is open.\n')
  })

  it('says in one sentence what is missing where there is none', async () => {
    const { folder, start } = smallCheckout()
    withoutVite(folder)
    const one = start()
    expect(await one.ended).toBe(1)
    expect(one.heard()).toMatch(/^There is no build in dist\/, and Vite, [^\n]*\.\n$/)
  })

  it('installs nothing: packages of another version are told of', async () => {
    const { folder, write, start } = smallCheckout()
    withoutVite(folder)
    write('package-lock.json', '{ "packages": { "node_modules/fastify": { "version": "9.9.9" } } }')
    const one = start()
    expect(await one.ended).toBe(1)
    expect(one.heard()).toMatch(/^The packages are not those of package-lock\.json: run `npm ci [^\n]*\.\n$/)
    expect(readdirSync(join(folder, 'node_modules'))).toEqual(['.package-lock.json'])
  })
})
