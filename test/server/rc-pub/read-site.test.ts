import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeConfigProblem } from '../../../server/rc-pub/load/read-config-file.ts'
import { readSite } from '../../../server/rc-pub/load/read-site.ts'
import { demoTexts, siteSource } from './site-source.ts'

const clean = (html: string): string => html.replaceAll('<p>', '<p class="clean">')
const read = (texts: Readonly<Record<string, string | undefined>> = {}) => readSite(siteSource(texts), clean)
const problemsOf = (texts: Readonly<Record<string, string | undefined>>): readonly string[] => {
  const site = read(texts)
  return site.ok ? [] : site.error.map(describeConfigProblem)
}

describe('readSite', () => {
  it('reads a site, with what is absent at its default and HTML sanitised', () => {
    const site = read()
    if (!site.ok) throw new Error(site.error.map(describeConfigProblem).join('\n'))
    const valueOf = (file: string) =>
      site.value.configFiles.find(({ configFile: part }) => part.file === file)?.value
    expect(site.value.settings).toMatchObject({
      sld: 'demo',
      group: '',
      expired: false,
      journal: null,
      theme: 2,
    })
    expect(valueOf('header.yaml')).toMatchObject({
      pcLogo: '42',
      enPcLogo: '',
      isCeiling: true,
      switchLanguage: true,
    })
    expect(valueOf('channels.yaml')).toMatchObject([
      { code: 'index' },
      {
        body: { zh: '<p class="clean">一</p>' },
        children: [
          {
            code: 'jump',
            enabled: false,
            linkValue: 'https://example.org/',
            body: { zh: '', en: '' },
            children: [],
          },
        ],
      },
    ])
  })

  it('refuses a code that cannot stand in an address', () => {
    const channel = (code: string) =>
      problemsOf({ 'channels.yaml': `- { name: { zh: 一, en: A }, code: ${code} }` })
    for (const code of ['about-us', '作者', '404', "''"]) expect(channel(code), code).toEqual([])
    for (const code of ['about us', "'a/b'", "'a?b'", "'a#b'", "'50%'"])
      expect(channel(code), code).toEqual([
        expect.stringContaining('channels[1].code should be one word without spaces and slashes'),
      ])
  })

  it('names mistakes as they stand in the file, one line after the other', () => {
    const yaml = 'zzz: 1\nisCeiling: 2\nnavStyle: 9\naaa: 1\nbackground: 7\n'
    const lines = problemsOf({ 'header.yaml': yaml, 'footer.yaml': 'x: 1\nshowLogo: 3\ny: 1\n' })
    const places = lines.map((line) => /([^/]+\.yaml):(\d+)/.exec(line)?.slice(1).join(' '))
    expect(places).toEqual([
      ...[1, 2, 3, 4, 5].map((line) => `header.yaml ${line}`),
      ...[1, 2, 3].map((line) => `footer.yaml ${line}`),
    ])
  })

  it('reads a site of nothing but its site.yaml', () => {
    const site = read({ 'header.yaml': undefined, 'footer.yaml': undefined, 'channels.yaml': undefined })
    const header = site.ok
      ? site.value.configFiles.find(({ configFile: part }) => part.file === 'header.yaml')
      : undefined
    expect(header?.value).toMatchObject({ navStyle: 1, pcLogo: '', switchLanguage: true })
  })

  it.each([
    [
      'site.yaml',
      'theme: 2',
      'theme: 12',
      '4: site.theme should be one of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11',
    ],
    ['site.yaml', 'sld: demo', 'sdl: demo', '1: site.sdl is not a known field'],
    ['site.yaml', 'sld: demo\n', '', '1: site.sld is missing'],
    [
      'site.yaml',
      'sld: demo',
      'sld: Demo',
      '1: site.sld should be a short-name of small letters, digits and hyphens',
    ],
    ['site.yaml', 'type: group', 'type: single', '1: site.journal is missing'],
    [
      'site.yaml',
      'theme: 2',
      'theme: 2\nposition: 1.5',
      '5: site.position should be a whole number from 0 to 100000',
    ],
    ['header.yaml', 'navStyle: 1', 'navStyle: 9', '1: header.navStyle should be one of 1, 2, 3, 4, 5, 6'],
    ['header.yaml', 'logo.svg', 'logo.png', '2: header.pcLogo names logo.png, and the site has no such file'],
    ['header.yaml', 'logo.svg', 'film.mp4', '2: header.pcLogo names film.mp4, which is not a picture'],
    ['channels.yaml', 'en: Home', 'fr: Accueil', '1: channels[1].name.fr is not a known field'],
    [
      'channels.yaml',
      'enabled: false',
      'enabled: 0',
      '6: channels[2].children[1].enabled should be true or false',
    ],
    ['channels.yaml', 'code: policies', 'code: []', '3: channels[2].code should be a text'],
    ['footer.yaml', 'en: Copyright', 'en: *here', '2: *here is an alias: write the value itself'],
  ] as const)('in %s names the line and the field when %s becomes %s', (file, right, wrong, problem) => {
    expect(problemsOf({ [file]: demoTexts[file].replace(right, wrong) })).toContain(
      `sites/demo/${file}:${problem}`,
    )
  })

  it('names every mistake of every file, and the line of one that is no YAML', () => {
    const several = problemsOf({
      'site.yaml': demoTexts['site.yaml'].replace('theme: 2', 'theme: x').replace('sld: demo', 'sld: []'),
      'channels.yaml': demoTexts['channels.yaml'].replace('code: index', 'kode: index'),
      'heder.yaml': '',
    })
    expect(several.map((line) => line.replace(/ (?:should|is) .*/, ''))).toEqual([
      'sites/demo/heder.yaml:1:',
      'sites/demo/site.yaml:1: site.sld',
      'sites/demo/site.yaml:4: site.theme',
      'sites/demo/channels.yaml:1: channels[1].kode',
      'sites/demo/channels.yaml:1: channels[1].code',
    ])
    expect(problemsOf({ 'site.yaml': 'sld: demo\nname: { zh: 示例\n' })[0]).toMatch(
      /^sites\/demo\/site\.yaml:[23]: /,
    )
    expect(problemsOf({ 'site.yaml': '' })).toEqual(['sites/demo/site.yaml:1: site should hold fields'])
    expect(problemsOf({ 'site.yaml': undefined })).toEqual(['sites/demo/site.yaml:1: is missing'])
  })

  it('lets a journal alone belong to a group, and be described as one', () => {
    const journal = 'journal: { abbreviation: { zh: 刊, en: J } }'
    expect(problemsOf({ 'site.yaml': `${demoTexts['site.yaml']}group: press\n${journal}\n` })).toEqual(
      expect.arrayContaining([
        'sites/demo/site.yaml:5: site.group belongs to a site of type single only',
        'sites/demo/site.yaml:6: site.journal belongs to a site of type single only',
      ]),
    )
  })

  it('refuses columns below the fourth level, and characters that the store cannot hold', () => {
    const below = (level: number): string => {
      const indent = '  '.repeat(level)
      const own = `${indent}- name: { zh: 甲, en: A }\n${indent}  code: c${level}\n`
      return level === 4 ? own : `${own}${indent}  children:\n${below(level + 1)}`
    }
    expect(problemsOf({ 'channels.yaml': below(0) })).toEqual([
      `sites/demo/channels.yaml:13: channels[1]${'.children[1]'.repeat(3)}.children should be empty: columns have four levels`,
    ])
    expect(problemsOf({ 'footer.yaml': 'phone: "1\\0"\nfax: "\\uD800"\nemail: 😀\n' })).toEqual([
      'sites/demo/footer.yaml:1: footer.phone holds a character that cannot be stored',
      'sites/demo/footer.yaml:2: footer.fax holds a character that cannot be stored',
    ])
  })

  it('names line and field of the one wrong entry among many', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(), (count, choice) => {
        const wrong = choice % count
        const entries = Array.from(
          { length: count },
          (_, at) =>
            `- code: c${at}\n  name: { zh: 甲, en: A }\n\n  enabled: ${at === wrong ? 'maybe' : 'true'}\n`,
        )
        expect(problemsOf({ 'channels.yaml': entries.join('') })).toEqual([
          `sites/demo/channels.yaml:${wrong * 4 + 4}: channels[${wrong + 1}].enabled should be true or false`,
        ])
      }),
    )
  })

  it('takes numbers in texts as they are written', () => {
    const site = read({ 'footer.yaml': 'postcode: 007010\nphone: 1.10\n' })
    expect(site.ok && site.value.configFiles[1]?.value).toMatchObject({ postcode: '007010', phone: '1.10' })
  })
})
