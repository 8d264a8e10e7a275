import { describe, expect, it } from 'vitest'
import { describeConfigProblem, readSiteConfig } from '../../../server/rc-pub/load/read-site-config.ts'

const yaml = `
sld: demo
type: group
name: { zh: 示例, en: Demo }
theme: 2
header: { navStyle: 1, pcLogo: logo.svg }
footer: { backgroundColor: '#ebebeb', copyright: { zh: 版权, en: Copyright } }
channels:
  - { name: { zh: 首页, en: Home }, code: index }
  - name: { zh: 政策, en: Policies }
    code: policies
    body: { zh: '<p>一</p>', en: '<p>One</p>' }
    children:
      - { name: { zh: 外链, en: Elsewhere }, code: jump, linkValue: 'https://example.org/', enabled: false }
`

const read = (text: string) =>
  readSiteConfig(text, 'sites/demo.yaml', (name) => (name === 'logo.svg' ? 42 : undefined))
const problemsOf = (text: string): readonly string[] => {
  const config = read(text)
  return config.ok ? [] : config.error.map(describeConfigProblem)
}

describe('readSiteConfig', () => {
  it('reads a site, with what is absent at its default', () => {
    const config = read(yaml)
    if (!config.ok) throw new Error(config.error.map(describeConfigProblem).join('\n'))
    expect(config.value).toMatchObject({ sld: 'demo', group: '', expired: false, journal: null, theme: 2 })
    expect(config.value.header).toMatchObject({
      pcLogo: '42',
      enPcLogo: '',
      isCeiling: true,
      switchLanguage: true,
    })
    expect(config.value.channels[1]?.children[0]).toEqual({
      name: { zh: '外链', en: 'Elsewhere' },
      code: 'jump',
      enabled: false,
      linkValue: 'https://example.org/',
      body: { zh: '', en: '' },
      children: [],
    })
  })

  it.each([
    ['theme: 2', 'theme: 12', 'theme should be one of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11'],
    ['sld: demo', 'sdl: demo', 'sdl is not a known field'],
    ['sld: demo', '', 'sld is missing'],
    ['en: Home', 'fr: Accueil', 'channels[1].name.fr is not a known field'],
    ['logo.svg', 'logo.png', 'header.pcLogo there is no drawing logo.png'],
    ['enabled: false', 'enabled: 0', 'channels[2].children[1].enabled should be true or false'],
    ['type: group', 'type: single', 'journal is missing'],
  ])('names the field when %s becomes %s', (right, wrong, problem) => {
    expect(problemsOf(yaml.replace(right, wrong))).toContain(`sites/demo.yaml: ${problem}`)
  })

  it('names every mistake of a file, and the line of one that is no YAML', () => {
    expect(problemsOf(yaml.replace('theme: 2', 'theme: x').replace('sld: demo', 'sld: []'))).toHaveLength(2)
    expect(problemsOf('sld: demo\nname: { zh: 示例\n')[0]).toMatch(/^sites\/demo\.yaml:\d+: /)
    expect(problemsOf('')[0]).toBe('sites/demo.yaml: should hold fields')
  })
})
