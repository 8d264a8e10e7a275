import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readSettings, SettingError } from '../../app/server/settings.ts'
import { settingTable } from '../../app/server/settings/setting-table.mjs'

const project = fileURLToPath(new URL('../..', import.meta.url))

const baseHosts = (raw: string | undefined) =>
  readSettings(raw === undefined ? {} : { BASE_HOSTS: raw }).baseHosts

/** What is wrong with an environment, a sentence each. */
function problemsOf(environment: Readonly<Record<string, string>>): readonly string[] {
  try {
    readSettings(environment)
    return []
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    return error.message.split('\n')
  }
}

describe('BASE_HOSTS', () => {
  it('is localhost where nothing is set', () => {
    expect([baseHosts(undefined), baseHosts(''), baseHosts(' , ')]).toEqual(
      Array.from({ length: 3 }, () => ['localhost']),
    )
  })

  it('holds several hosts, in any letter case', () => {
    expect(baseHosts('Journals.Example.org, example.cn. intranet')).toEqual([
      'journals.example.org',
      'example.cn',
      'intranet',
    ])
  })

  it.each(['https://example.org', 'example.org:443', 'example..org', '.example.org', '[::1]'])(
    'refuses %s in one sentence',
    (raw) => {
      expect(() => baseHosts(`localhost,${raw}`)).toThrow(SettingError)
      expect(() => baseHosts(`localhost,${raw}`)).toThrow(`but one is '${raw}'.`)
    },
  )
})

describe('CORS_ORIGINS', () => {
  const origins = (raw: string | undefined) =>
    readSettings(raw === undefined ? {} : { CORS_ORIGINS: raw }).corsOrigins

  it('names nobody where nothing is set', () => {
    expect([origins(undefined), origins(''), origins(' , ')]).toEqual([[], [], []])
  })

  it('holds origins as browsers write them', () => {
    expect(
      origins(
        'https://Reader.Example.org, http://localhost:5173/ https://a.example:443,https://学刊.example',
      ),
    ).toEqual([
      'https://reader.example.org',
      'http://localhost:5173',
      'https://a.example',
      'https://xn--obry1u.example',
    ])
  })

  it.each([
    '*',
    'null',
    'reader.example.org',
    'https://a.example/reader',
    'https://u@a.example',
    'ftp://a.example',
  ])('refuses %s in one sentence', (raw) => {
    expect(() => origins(`https://a.example,${raw}`)).toThrow(SettingError)
    expect(() => origins(`https://a.example,${raw}`)).toThrow(`but one is '${raw}'.`)
  })
})

describe('settings', () => {
  it('have a meaning where nothing is set', () => {
    expect(readSettings({ HOME: '/root', HOSTNAME: 'box', PATH: '/bin' })).toMatchObject({
      port: 4173,
      address: '127.0.0.1',
      rcPubUrl: '',
      trustProxy: false,
      rateLimits: true,
      logLevel: 'info',
      metricsPort: null,
      stopGrace: 20,
    })
  })

  it.each([
    ['TRUST_PROXY', ['yes', 'true', '-1', '0.0.0.0/0', '::/0', '10.0.0.0/4', 'loopback 0.0.0.0/0']],
    ['TRUST_PROXY', ['::ffff:0.0.0.0/96', '10.0.0.0/8/8', '10.0.0.0/33', 'proxy.example.org']],
    ['RATE_LIMITS', ['of', 'no', '600', 'OFF']],
    ['PORT', ['http', '65536', '-1', '0x50', '1e3', '80.5']],
    ['HOST', ['http://127.0.0.1', '127.0.0.1:80', '300.1.1.1', '[::1]']],
    ['SMTP_URL', ['mail.example.org', 'http://mail.example.org', 'smtp://']],
    ['MAIL_FROM', ['alerts', 'A <alerts>', 'a@b <c>', 'a@b, c@d']],
    ['SMS_URL', ['ftp://a.test', 'sms']],
    ['RC_PUB_URL', ['rc-pub', 'ftp://a.test', 'https://me:secret@a.test', 'https://a.test?x=1', 'https://']],
    ['PURGE_URL', ['cache', 'ftp://a.test', 'https://', 'http://a.test/#x']],
    ['DATABASE_URL', ['db', 'mysql://db', 'localhost:5432']],
    ['LOG_LEVEL', ['loud', 'INFO']],
    ['METRICS_PORT', ['on', '70000']],
    ['STOP_GRACE', ['20s', '-1', '100000']],
  ])('%s is refused in one sentence that names it, where it cannot be meant', (name, values) => {
    for (const value of values) {
      expect(problemsOf({ [name]: value }), value).toEqual([
        expect.stringMatching(new RegExp(`^${name} must [^\\n]*\\.$`)),
      ])
    }
  })

  it('tell all mistakes at once, and no password', () => {
    expect(
      problemsOf({ PORT: 'http', TRUST_PROXY: 'yes', BASE_HOST: 'a', DATABASE_URL: 'pg://me:secret@db' }),
    ).toEqual([
      expect.stringMatching(/^BASE_HOST .*BASE_HOSTS/),
      expect.stringMatching(/^PORT /),
      expect.stringMatching(/^DATABASE_URL (?!.*secret)/),
      expect.stringMatching(/^TRUST_PROXY /),
    ])
  })

  it.each([
    ['RATE_LIMIT', 'RATE_LIMITS'],
    ['BASEHOSTS', 'BASE_HOSTS'],
    ['TRUST_PROXIES', 'TRUST_PROXY'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['XUEKAN_DAAT', 'XUEKAN_DATA'],
    ['PROT', 'PORT'],
    ['log_level', 'LOG_LEVEL'],
    ['XUEKAN_COLOUR', '--help'],
  ])('%s is no setting: %s may be meant', (name, meant) => {
    expect(problemsOf({ [name]: 'x' })).toEqual([
      expect.stringMatching(new RegExp(`^${name} is no setting: .*${meant}.*\\.$`)),
    ])
  })

  it('leave what is nobody’s business alone', () => {
    const others = [
      'HOME',
      'HOSTNAME',
      'HOSTTYPE',
      'PWD',
      'PS1',
      'SHELL',
      'LOGNAME',
      'TERM',
      'TZ',
      'BASH_ENV',
    ]
    const services = [
      'DATABASE_PASSWORD',
      'POD_IP',
      'KUBERNETES_SERVICE_HOST',
      'PORTAL_PORT',
      'npm_config_port',
    ]
    const environment = Object.fromEntries([...others, ...services, 'XUEKAN_SEED'].map((name) => [name, 'x']))
    expect(problemsOf(environment)).toEqual([])
  })

  it('TRUST_PROXY is a number of proxies or their networks', () => {
    const trusted = (raw: string) => readSettings({ TRUST_PROXY: raw }).trustProxy
    expect([trusted(''), trusted('off'), trusted('0')]).toEqual([false, false, false])
    expect([trusted('1'), trusted('2')]).toEqual([1, 2])
    expect(trusted('loopback, 10.0.0.0/8 fd00::/8,192.0.2.7')).toEqual([
      'loopback',
      '10.0.0.0/8',
      'fd00::/8',
      '192.0.2.7',
    ])
  })

  it('stand in the README as in their table', () => {
    const readme = readFileSync(join(project, 'README.md'), 'utf8')
    const table = readme.slice(readme.indexOf('| variable |')).split('\n\n')[0] ?? ''
    const rows = table.split('\n').slice(2)
    const plain = (row: string): string => row.replaceAll('`', '').replaceAll(/\s+/g, ' ')
    expect(rows.map(plain)).toEqual(
      Object.values(settingTable).map(({ name, meaning, shown = '' }) =>
        plain(`| ${name} | ${meaning} | ${shown} |`),
      ),
    )
  })
})

describe('npm start', () => {
  /** The commands alone, in a folder without packages and without a build. */
  function startBare(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    const folder = mkdtempSync(join(tmpdir(), 'xuekan-bare-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    for (const path of ['app/commands', 'app/server/settings', 'package.json'])
      cpSync(join(project, path), join(folder, path), { recursive: true })
    const { status, stdout, stderr } = spawnSync(process.execPath, ['app/commands/start.mjs', ...args], {
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', ...env },
      encoding: 'utf8',
    })
    expect(existsSync(join(folder, 'node_modules'))).toBe(false)
    return { status, stdout, stderr }
  }

  it('lists the settings before anything is installed or built', () => {
    const { status, stdout, stderr } = startBare(['--help'])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    for (const { name } of Object.values(settingTable)) expect(stdout).toContain(`  ${name} `)
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100)
  })

  it('refuses what cannot be meant before anything is installed or built', () => {
    expect(startBare([], { TRUST_PROXY: 'yes', RATE_LIMIT: 'off' })).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^RATE_LIMIT .*\.\nTRUST_PROXY .*\.\n$/),
    })
    expect(startBare(['--port', '80'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('--port'),
    })
  })
})
