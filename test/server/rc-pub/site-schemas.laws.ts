import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import type { ConfigSchema } from '../../../server/rc-pub/load/config-schema.ts'
import { readConfigFile } from '../../../server/rc-pub/load/read-config-file.ts'
import { readSiteFolders } from '../../../server/rc-pub/load/read-site-folder.ts'
import { typesByExtension } from '../../../server/rc-pub/load/site-file.ts'
import { siteConfigFiles } from '../../../server/rc-pub/load/site-config-files.ts'
import { siteSchemas } from '../../../server/rc-pub/load/site-schemas.ts'
import { siteSettings } from '../../../server/rc-pub/load/site-settings-reader.ts'
import { projectRoot } from '../store/prepared-folder.ts'
import { fitting } from './config-schema-arbitrary.ts'
import { fits } from './config-schema-check.ts'
import { demoTexts } from './site-source.ts'

const folder = join(projectRoot, 'docs/site-config')
const schemaOf = (file: string) =>
  JSON.parse(siteSchemas().get(file.replace(/\.yaml$/, '.schema.json')) ?? '') as ConfigSchema
const readerOf = (file: string) =>
  file === 'site.yaml' ? siteSettings : siteConfigFiles.find((part) => part.file === file)?.read

/** What reading a file comes to when the site has every file that is named. */
function problemsOf(file: string, yaml: string): readonly string[] {
  const reader = readerOf(file)
  if (reader === undefined) throw new Error(`there is no ${file}`)
  const read = readConfigFile<unknown>(file, yaml, reader, {
    clean: (html) => html,
    file: (name) => {
      const mediaType = typesByExtension.get(/[^.]+$/.exec(name)?.[0] ?? '')
      return mediaType === undefined ? undefined : { id: 1, name, mediaType, bytes: new Uint8Array() }
    },
  })
  return read.problems.map(({ line, field, reason }) => `${line} ${field} ${reason}`)
}

describe('siteSchemas', () => {
  it('are those of docs/site-config (npm run import -- --schemas docs/site-config)', () => {
    expect(readdirSync(folder).toSorted()).toEqual([...siteSchemas().keys()].toSorted())
    for (const [name, text] of siteSchemas()) expect(readFileSync(join(folder, name), 'utf8')).toBe(text)
  })

  it('say of every field what it is for', () => {
    const silent = (schema: ConfigSchema, path: string): readonly string[] => {
      const properties = Object.entries(schema.properties ?? {})
      const inner = [...properties, ...Object.entries(schema.definitions ?? {})]
      const others = [schema.items, ...(schema.anyOf ?? [])].filter((one) => one !== undefined)
      return [
        ...properties.flatMap(([name, { description = '' }]) =>
          description === '' && name !== 'zh' && name !== 'en' ? [`${path}.${name}`] : [],
        ),
        ...inner.flatMap(([name, one]) => silent(one, `${path}.${name}`)),
        ...others.flatMap((one) => silent(one, path)),
      ]
    }
    for (const name of siteSchemas().keys())
      expect(silent(schemaOf(name.replace('.schema.json', '.yaml')), name)).toEqual([])
  })

  it.each(
    readSiteFolders(join(projectRoot, 'samples/sites'), 'sites').map(
      (site) => [site.folder, site.texts] as const,
    ),
  )('allow every file of %s, which names its schema in its first line', (_folder, texts) => {
    for (const [file, text] of Object.entries(texts)) {
      const schema = file.replace(/\.yaml$/, '.schema.json')
      expect(text.split('\n', 1)[0]).toBe(
        `# yaml-language-server: $schema=../../../../../docs/site-config/${schema}`,
      )
      expect([file, fits(parse(text), schemaOf(file))]).toEqual([file, true])
    }
  })

  it.each(['header.yaml', 'footer.yaml', 'channels.yaml', 'tools.yaml', 'modules.yaml', 'conditions.yaml'])(
    'allow only what the reader of %s reads',
    (file) => {
      fc.assert(
        fc.property(fitting(schemaOf(file)), (value) => {
          expect(problemsOf(file, stringify(value, { aliasDuplicateObjects: false }))).toEqual([])
        }),
      )
    },
  )

  it('allow only what the reader of site.yaml reads, of a site that is no journal', () => {
    const sites = fitting(schemaOf('site.yaml')).map((value) => {
      const { journal: _journal, group: _group, ...rest } = value as Record<string, unknown>
      return { ...rest, type: 'group' }
    })
    fc.assert(
      fc.property(sites, (site) => {
        expect(problemsOf('site.yaml', stringify(site))).toEqual([])
      }),
    )
  })

  it.each([
    ['site.yaml', 'theme: 2', 'theme: 12'],
    ['site.yaml', 'sld: demo', 'sld: De mo'],
    ['site.yaml', 'sld: demo', 'sdl: demo'],
    ['site.yaml', 'theme: 2', 'theme: 2\nexpired: maybe'],
    ['site.yaml', 'theme: 2', 'theme: 2\nposition: -1'],
    ['header.yaml', 'navStyle: 1', 'navStyle: one'],
    ['header.yaml', 'logo.svg', 'logo.doc'],
    ['footer.yaml', 'en: Copyright', 'fr: Droits'],
    ['channels.yaml', 'code: index', 'kode: index'],
    ['channels.yaml', 'enabled: false', 'enabled: 0'],
    ['channels.yaml', "body: { zh: '<p>一</p>', en: '<p>One</p>' }", 'body: [one]'],
  ] as const)('refuse %s as its reader does when %s becomes %s', (file, right, wrong) => {
    const yaml = demoTexts[file].replace(right, wrong)
    expect(problemsOf(file, yaml)).not.toEqual([])
    expect(fits(parse(yaml), schemaOf(file))).toBe(false)
    expect(fits(parse(demoTexts[file]), schemaOf(file))).toBe(true)
  })
})
