import type { SiteFile } from '../../../server/rc-pub/load/site-file.ts'
import type { SiteSource } from '../../../server/rc-pub/load/site-source.ts'

/** A small site of type group, as its folder holds it. */
export const demoTexts = {
  'site.yaml': `sld: demo
type: group
name: { zh: 示例, en: Demo }
theme: 2
`,
  'header.yaml': `navStyle: 1
pcLogo: logo.svg
`,
  'footer.yaml': `backgroundColor: '#ebebeb'
copyright: { zh: 版权, en: Copyright }
`,
  'channels.yaml': `- { name: { zh: 首页, en: Home }, code: index }
- name: { zh: 政策, en: Policies }
  code: policies
  body: { zh: '<p>一</p>', en: '<p>One</p>' }
  children:
    - { name: { zh: 外链, en: Elsewhere }, code: jump, linkValue: 'https://example.org/', enabled: false }
`,
}

const bytes = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
const logo: SiteFile = { id: 42, name: 'logo.svg', mediaType: 'image/svg+xml', bytes }
const film: SiteFile = { id: 43, name: 'film.mp4', mediaType: 'video/mp4', bytes: new Uint8Array() }

/** Such a site, with other texts where they are given; undefined leaves a file out. */
export const siteSource = (texts: Readonly<Record<string, string | undefined>> = {}): SiteSource => ({
  folder: 'sites/demo',
  texts: Object.fromEntries(
    Object.entries({ ...demoTexts, ...texts }).flatMap(([name, text]) =>
      text === undefined ? [] : [[name, text]],
    ),
  ),
  files: new Map([
    ['logo.svg', logo],
    ['film.mp4', film],
  ]),
  problems: [],
})
