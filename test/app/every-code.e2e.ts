import { ask } from '../browser/support/ask.ts'
import { describe, expect, it } from 'vitest'
import { elementsIn, titleIn } from '../browser/support/read-html.ts'
import { openEveryCode } from './support/every-code-portal.ts'

const read = openEveryCode()

/** The codes of a site whose pages exist, by the names of their columns: with the language in front, and without. */
const destinations = [
  ['首页', '/zh/home', '/homeNav?index=0&lang=zh'],
  ['目录', '/zh/issue', '/academic?type=directory&lang=zh'],
  ['往期', '/zh/volumn/home', '/academic?type=backissue&lang=zh'],
  ['关于', '/zh/aboutus', '/aboutus?columnId=#&lang=zh'],
  ['介绍', '/zh/about', '/newPeriodIntroduce/#/#/zh'],
  ['另一介绍', '/zh/about/#', '/newPeriodIntroduce/#/#/zh'],
  ['条目', '/zh/info', '/newItemPage/#/#/zh'],
  ['旧条目', '/new?lang=zh', '/new?columnId=#&lang=zh'],
  ['链接', '/newLink1?lang=zh', '/newLink1?columnId=#&lang=zh'],
  ['会议', '/newArticle?lang=zh', '/newArticle?columnId=#&lang=zh'],
  ['预出版', '/newArticle?columnId=#&lang=zh', '/newArticle?columnId=#&lang=zh'],
  ['联盟', '/newLeaguage?styleId=4&lang=zh', '/newLeaguage?columnId=#&styleId=4&lang=zh'],
  ['别处', 'https://society.example/', 'https://society.example/'],
  ['伦理', '/zh/ethics', '/ethics?columnId=#&lang=zh'],
  ['站内', '/zh/ethics', '/zh/ethics'],
] as const

/** Where the links of this name lead, with '#' for identifiers of columns and sites. */
const linksNamed = (html: string, name: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(/<a\b[^>]*>([^<]*)/g)]
      .filter(([, text]) => text === name)
      .flatMap(([element]) => elementsIn(element.slice(0, element.indexOf('>') + 1), 'a'))
      .map(({ href = '' }) => href),
  ),
]

const masked = (href: string): string =>
  href
    .replace(/(?<=[/=])\d+(?=[/&?]|$)/g, '#')
    .replace('index=#', 'index=0')
    .replace('styleId=#', 'styleId=4')

describe('the menu', () => {
  it.each(destinations)(
    'leads from %s to %s under /zh, and to %s without a language in front [C2.41] [C2.2]',
    async (name, prefixed, older) => {
      const [under, without] = await Promise.all(['/zh/home', '/homeNav?lang=zh'].map(read))
      expect(linksNamed(under?.body ?? '', name).map(masked)).toEqual([prefixed])
      expect(linksNamed(without?.body ?? '', name).map(masked)).toEqual([older])
    },
  )

  it('leads to the page of the column in both forms', async () => {
    for (const address of ['/zh/home', '/homeNav?lang=zh']) {
      const { body } = await read(address)
      for (const name of [
        '关于',
        '介绍',
        '另一介绍',
        '条目',
        '旧条目',
        '链接',
        '会议',
        '预出版',
        '联盟',
        '伦理',
      ]) {
        const [href = ''] = linksNamed(body, name)
        const { status, body: page } = await read(href)
        expect([href, status, titleIn(page).split(' - ')[0]]).toEqual([href, 200, name])
      }
    }
  })
})

describe('/zh/about without an id', () => {
  it('is the introduction of the journal, and not one that is closed [C2.12] [C2.13]', async () => {
    const { status, body } = await read('/zh/about')
    expect([status, titleIn(body).split(' - ')[0]]).toEqual([200, '介绍'])
  })
})

describe('the address for readers of other languages', () => {
  const others = ({ body }: { readonly body: string }): string => {
    const [link] = elementsIn(body, 'link').filter(({ hreflang }) => hreflang === 'x-default')
    return new URL(link?.['href'] ?? 'http://none/').pathname
  }

  it('is the one in the default language of the site [C1.5]', async () => {
    expect(others(await read('/zh/home'))).toBe('/en/home')
    expect(others(await ask({ site: 'slgc', path: '/zh/home' }))).toBe('/zh/home')
  })
})
