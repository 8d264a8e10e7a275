import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { checkSettings } from '../../app/server/settings/check-settings.mjs'
import { settingTable } from '../../app/server/settings/setting-table.mjs'
import { inherited } from '../browser/support/inherited.ts'
import {
  dockerInstructions,
  imageEnvironment,
  imageInstructions,
  imagePaths,
  readCopy,
  readProject,
  sentToBuilder,
  wordsOf,
} from './support/deployment.ts'
import { project } from './support/small-checkout.ts'

/** Settings, and what Node itself reads. */
const known = new Set([...Object.values(settingTable).map(({ name }) => name), 'NODE_ENV'])
const unknown = (names: Iterable<string>): readonly string[] => [...names].filter((name) => !known.has(name))

/** What is wrong with values, each of them a text. */
const problems = (environment: Readonly<Record<string, string>>): readonly string[] => {
  const checked = checkSettings(environment)
  return checked.ok ? [] : checked.problems
}

/** Seconds beside the grace time in which the store is closed. */
const forTheStore = 10

const { scripts, engines } = JSON.parse(readProject('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>
  readonly engines: { readonly node: string }
}

describe('Dockerfile', () => {
  it('copies what exists, and what its own stages have made', () => {
    const stages = dockerInstructions().flatMap(({ name, stage }) => (name === 'FROM' ? [stage] : []))
    const copies = dockerInstructions().flatMap(({ name, rest }) => (name === 'COPY' ? [readCopy(rest)] : []))
    const isThere = (from: string | null, path: string): boolean =>
      from === null ? existsSync(join(project, path)) : stages.includes(from) && path.startsWith('/xuekan/')
    const missing = copies.flatMap(({ from, sources }) => sources.filter((path) => !isThere(from, path)))
    expect([copies.every(({ sources }) => sources.length > 0), missing]).toEqual([true, []])
    expect(imagePaths()).toEqual(expect.arrayContaining(['node_modules', 'dist', 'samples']))
  })

  it('runs commands of npm that exist, and installs production packages alone into the image', () => {
    const runs = dockerInstructions().filter(({ name }) => name === 'RUN')
    const named = runs.flatMap(({ rest }) =>
      [...rest.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name),
    )
    expect(named).toEqual(['build'])
    expect(named.filter((name) => !(name in scripts))).toEqual([])
    const [, packages] = /^--from=(\w+) \S*\/node_modules /m.exec(imageInstructions('COPY').join('\n')) ?? []
    expect(runs.filter(({ stage }) => stage === packages).map(({ rest }) => rest)).toEqual([
      'npm ci --omit=dev --omit=optional --ignore-scripts',
    ])
  })

  it('knows its settings, listens where it says, and is nobody of weight', () => {
    const environment = imageEnvironment()
    expect(unknown(Object.keys(environment))).toEqual([])
    expect(problems(environment)).toEqual([])
    expect(imageInstructions('EXPOSE')).toEqual([environment['PORT']])
    expect(imageInstructions('VOLUME')).toEqual([environment['XUEKAN_DATA']])
    const [user = 'root'] = imageInstructions('USER')
    expect(user).not.toMatch(/^(?:root|0)\b/)
    expect(imageInstructions('RUN').join('\n')).toContain(`-o ${user} `)
  })

  it('is asked whether it is ready, and is stopped with time to answer what is under way', () => {
    const [health = ''] = imageInstructions('HEALTHCHECK')
    expect(wordsOf(health).join(' ')).toContain('/readyz')
    expect(imageInstructions('STOPSIGNAL')).toEqual(['SIGTERM'])
    // docker kills ten seconds after that
    expect(Number(imageEnvironment()['STOP_GRACE'])).toBeLessThan(10)
    // signals reach the portal itself, not npm
    const [program, file = ''] = wordsOf(imageInstructions('CMD')[0] ?? '[]')
    expect([program, existsSync(join(project, file))]).toEqual(['node', true])
  })

  it('stands on a version of Node that the project takes', () => {
    const images = new Set(
      dockerInstructions().flatMap(({ name, rest }) => (name === 'FROM' ? [rest.split(' ')[0] ?? ''] : [])),
    )
    const versions = [...images].flatMap((image) => /^node:(\d+)-/.exec(image)?.[1] ?? [])
    expect(versions).toHaveLength(1)
    expect(engines.node).toContain(`>=${versions[0]}`)
  })

  it('is sent what the build reads, and nothing that is secret or large', () => {
    expect(readProject('.dockerignore')).toMatch(/^(?:#.*\n)*\*\n/)
    const sent = sentToBuilder()
    const build = readProject('app/commands/setup/build.mjs')
    const inputs = ['sources', 'settings'].flatMap((name) =>
      [...(new RegExp(`const ${name} = \\[(.*)\\]`).exec(build)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
        ([, path = '']) => path,
      ),
    )
    expect(inputs.length).toBeGreaterThan(8)
    expect(inputs.filter((path) => existsSync(join(project, path)) && !sent.includes(path))).toEqual([])
    expect(sent.filter((path) => !existsSync(join(project, path)))).toEqual([])
    const copied = dockerInstructions()
      .filter(({ name, rest }) => name === 'COPY' && readCopy(rest).from === null)
      .flatMap(({ rest }) => readCopy(rest).sources)
    expect(copied.filter((path) => path !== '.' && !sent.includes(path.split('/')[0] ?? ''))).toEqual([])
  })
})

interface Service {
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string | number>>
  readonly secrets?: readonly string[]
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: { readonly test: readonly string[] }
  readonly stop_grace_period?: string
}

describe('compose.yaml', () => {
  const compose = parse(readProject('compose.yaml')) as {
    readonly services: Readonly<Record<'portal' | 'database', Service>>
    readonly volumes: Readonly<Record<string, unknown>>
    readonly secrets: Readonly<Record<string, { readonly file: string }>>
  }
  const { portal, database } = compose.services

  it('names settings that exist, with values that can be meant', () => {
    const environment = Object.fromEntries(
      Object.entries(portal.environment ?? {}).map(([name, value]) => [
        name,
        // a variable with what stands for it, such as ${LOG_LEVEL:-info}
        String(value).replace(/^\$\{(\w+):-(.*)\}$/, (whole, other, standard: string) =>
          other === name ? standard : whole,
        ),
      ]),
    )
    expect(unknown(Object.keys(environment))).toEqual([])
    expect(problems(environment)).toEqual([])
    expect(portal.ports).toEqual([
      expect.stringMatching(new RegExp(`^127\\.0\\.0\\.1:\\d+:${imageEnvironment()['PORT']}$`)),
    ])
  })

  it('declares every volume and secret that a service takes', () => {
    for (const { volumes = [], secrets = [] } of [portal, database]) {
      for (const volume of volumes) expect(compose.volumes).toHaveProperty(volume.split(':')[0] ?? '')
      for (const secret of secrets) expect(compose.secrets).toHaveProperty(secret)
    }
    expect(portal.volumes?.[0]).toBe(`portal:${imageEnvironment()['XUEKAN_DATA']}`)
    // never committed, never sent to a builder
    const { file } = Object.values(compose.secrets)[0] ?? { file: '' }
    expect(readProject('.gitignore')).toContain(`${file.split('/')[0]}/\n`)
  })

  it('starts the portal by the command of the image, when PostgreSQL is ready, with the password of the secret', () => {
    expect(portal.depends_on).toEqual({ database: { condition: 'service_healthy' } })
    expect(database.healthcheck?.test.join(' ')).toContain('pg_isready')
    const folder = mkdtempSync(join(tmpdir(), 'xuekan-compose-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    writeFileSync(join(folder, 'postgres-password'), 'a1b2c3\n')
    const [program = '', option = '', text = ''] = portal.command ?? []
    const image = wordsOf(imageInstructions('CMD')[0] ?? '[]').join(' ')
    expect(text).toContain(`exec ${image}`)
    const tried = text
      .replaceAll('$$', '$')
      .replaceAll('/run/secrets', folder)
      .replace(image, `${process.execPath} -p process.env.DATABASE_URL`)
    const { stdout } = spawnSync(program, [option, tried], { env: inherited(), encoding: 'utf8' })
    const { POSTGRES_USER, POSTGRES_DB } = database.environment ?? {}
    expect(stdout).toBe(`postgresql://${POSTGRES_USER}:a1b2c3@database:5432/${POSTGRES_DB}\n`)
    expect(problems({ DATABASE_URL: stdout.trim() })).toEqual([])
  })

  it('gives the portal longer to stop than it takes', () => {
    const seconds = Number(/^(\d+)s$/.exec(portal.stop_grace_period ?? '')?.[1])
    expect(seconds).toBeGreaterThan(Number(portal.environment?.['STOP_GRACE']) + forTheStore)
  })
})

describe('deploy/xuekan.service', () => {
  const lines = readProject('deploy/xuekan.service').split('\n')
  const values = (name: string): readonly string[] =>
    lines.flatMap((line) => (line.startsWith(`${name}=`) ? [line.slice(name.length + 1)] : []))
  const environment = Object.fromEntries(
    values('Environment').map((pair): [string, string] => {
      const [name = '', value = ''] = pair.split('=')
      return [name, value]
    }),
  )

  it('names settings that exist, with values that can be meant, and a command that exists', () => {
    expect(unknown(Object.keys(environment))).toEqual([])
    expect(problems(environment)).toEqual([])
    expect(environment['XUEKAN_DATA']).toBe(`/var/lib/${values('StateDirectory')[0]}`)
    const [, file = ''] = values('ExecStart')[0]?.split(' ') ?? []
    expect(existsSync(join(project, file))).toBe(true)
    expect(values('User')).not.toContain('root')
  })

  it('gives the portal longer to stop than it takes', () => {
    expect(Number(values('TimeoutStopSec')[0])).toBeGreaterThan(
      Number(environment['STOP_GRACE']) + forTheStore,
    )
  })

  it('is a unit, where systemd can say so', () => {
    const folder = mkdtempSync(join(tmpdir(), 'xuekan-unit-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const unit = join(folder, 'xuekan.service')
    writeFileSync(unit, lines.join('\n').replace('/usr/bin/node', process.execPath))
    const { status, stderr, error } = spawnSync('systemd-analyze', ['verify', unit], {
      env: inherited(),
      encoding: 'utf8',
    })
    if (error !== undefined)
      process.stderr.write('systemd is not installed: it was not asked about its unit\n')
    // it reports units of the machine too
    const complaints = (): readonly string[] => stderr.split('\n').filter((line) => line.includes(folder))
    expect(error === undefined ? [status, complaints()] : [0, []]).toEqual([0, []])
  })
})
