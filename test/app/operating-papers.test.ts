import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { settingTable } from '../../app/server/settings/setting-table.mjs'
import { readProject } from './support/deployment.ts'
import { project } from './support/small-checkout.ts'

const papers = ['SECURITY.md', 'docs/operate.md'] as const
const settings = new Set<string>(Object.values(settingTable).map(({ name }) => name))

/** Words in capitals that are no settings of the portal. */
const others = [
  'CHROMIUM',
  'HOST_NAME',
  'REPOSITORY',
  'FOLDER',
  'SIGTERM',
  'PASSWORD',
  'END',
  'NODE_ENV',
  'YOUR',
]

const words = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, word = '']) => word)),
]

describe.each(papers)('%s', (paper) => {
  const text = readProject(paper)

  it('names settings that exist, with values that have been meant', () => {
    const named = words(text, /\b([A-Z][A-Z\d]*(?:_[A-Z\d]+)+|PORT|HOST|SAMPLES)(?==|`)/g)
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((name) => !settings.has(name) && !others.includes(name))).toEqual([])
  })

  it('links to papers and sections that exist', () => {
    const folder = join(project, paper, '..')
    const missing = words(text, /\]\(([^)#\s]*)(?:#[^)]*)?\)/g).filter(
      (path) => path !== '' && !existsSync(join(folder, path)),
    )
    expect(missing).toEqual([])
    const headings = (markdown: string) =>
      [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
        heading.toLowerCase().replaceAll(' ', '-'),
      )
    for (const [, path = '', heading = ''] of text.matchAll(/\]\(([^)#\s]*)#([^)]*)\)/g))
      expect(headings(readProject(join(paper, '..', path)))).toContain(heading)
  })
})

describe('SECURITY.md', () => {
  const rows = readProject('SECURITY.md')
    .split('\n')
    .flatMap((line) => {
      const [, limit = '', value = '', file = ''] = /^\| (.*) \| `(.*)` \| `(.*)` \|$/.exec(line) ?? []
      return file === '' ? [] : [{ limit, value, file }]
    })

  it('gives each limit as the code has it', () => {
    expect(rows.length).toBeGreaterThan(15)
    expect(rows.filter(({ value, file }) => !readProject(file).includes(value))).toEqual([])
  })

  it('gives every limit of calls and pages', () => {
    for (const file of ['server/rc-pub/limits/rate-limits.ts', 'server/host/running/page-limits.ts']) {
      const standard = /= \{([^}]*\d[^}]*)\}/.exec(readProject(file))?.[1] ?? ''
      const values = words(standard, /(\w+: [\d_]+)/g)
      expect(values.length).toBeGreaterThan(1)
      expect(rows.filter((row) => row.file === file).map(({ value }) => value)).toEqual(values)
    }
  })
})

describe('docs/operate.md', () => {
  const text = readProject('docs/operate.md')

  it('runs commands and names files of this project that exist', () => {
    const { scripts } = JSON.parse(readProject('package.json')) as {
      readonly scripts: Readonly<Record<string, string>>
    }
    expect(words(text, /npm run ([\w:-]+)/g).filter((name) => !(name in scripts))).toEqual([])
    const files = words(text, /(?:\/opt\/xuekan\/|`|node )((?:app|deploy)\/[\w./-]+\.\w+)/g)
    expect(files.length).toBeGreaterThan(3)
    expect(files.filter((path) => !existsSync(join(project, path)))).toEqual([])
  })

  it('names metrics that are counted', () => {
    const metrics = ['metrics', 'member-metrics']
      .map((file) => readProject(`app/server/running/${file}.ts`))
      .join('')
    const named = words(text, /`(xuekan_(?!nodejs)\w+)`/g)
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((name) => !metrics.includes(`'${name}'`))).toEqual([])
  })
})
