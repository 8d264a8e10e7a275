import type { Channel } from '../../../core/domain/channel/channel.ts'
import { channelLink } from '../../../core/domain/link/channel-link.ts'
import type { LinkContext } from '../../../core/domain/link/link-context.ts'
import { pageHostOf } from '../../../core/domain/link/page-host.ts'
import {
  absoluteLink,
  dataLink,
  dataLinkHere,
  destinationLink,
  routeLink,
  routeLinkHere,
} from '../../../core/domain/link/route-link.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { describe, expect, it } from 'vitest'

const slgc = { id: asSiteId('25'), sld: 'slgc', domain: '' }
const group = { id: asSiteId('2'), sld: 'hengwen', domain: '' }
const economics = { id: asSiteId('32'), sld: 'gjjj', domain: 'economics.example.cn' }

const onGroup: LinkContext = {
  host: { origin: 'https://hengwen.example.org', siteId: group.id, base: 'example.org' },
  shown: slgc,
  language: 'zh',
  prefixed: true,
}
const inNumbers: LinkContext = {
  ...onGroup,
  host: { origin: 'http://127.0.0.1:4173', siteId: asSiteId('1'), base: null },
}
const home = { page: 'home', language: 'zh', site: null } as const
const issues = {
  page: 'issue',
  language: 'zh',
  siteId: null,
  year: null,
  issue: null,
  issueId: null,
} as const

describe('pageHostOf', () => {
  it.each([
    ['http://slgc.localhost:4173', 'slgc', 'localhost:4173'],
    ['http://www.localhost:4173', 'slgc', 'localhost:4173'],
    ['http://localhost:4173', 'www', 'localhost:4173'],
    ['https://SLGC.example.org', 'slgc', 'example.org'],
    ['https://journals.example.org', 'slgc', null],
    ['http://127.0.0.1:4173', 'www', null],
    ['http://[::1]:4173', 'www', null],
    ['https://intranet', 'www', null],
    ['', 'www', null],
  ])('knows what follows the short-name in %s of %s: %s [C1.1]', (origin, sld, base) => {
    expect(pageHostOf(origin, { id: slgc.id, sld })).toEqual({ origin, siteId: slgc.id, base })
  })

  it.each([
    ['https://example.org', 'example.org'],
    ['https://slgc.journals.cn:8443', 'journals.cn:8443'],
    ['https://a.slgc.journals.cn', 'journals.cn'],
    ['https://notjournals.cn', null],
  ])('knows the base hosts: %s is below %s', (origin, base) => {
    const bases = ['example.org', 'journals.cn']
    expect(pageHostOf(origin, { id: slgc.id, sld: 'x' }, bases).base).toBe(base)
  })
})

describe('routeLink', () => {
  it('leads to the own host of the shown site, else names it in the address', () => {
    expect(routeLink(home, onGroup)).toBe('https://slgc.example.org/zh/home')
    expect(routeLink(issues, onGroup)).toBe('https://slgc.example.org/zh/issue')
    expect(routeLink(home, inNumbers)).toBe('/slgc/home/zh')
    expect(routeLink(issues, inNumbers)).toBe('/zh/issue?siteId=25')
    expect(routeLink(issues, { ...inNumbers, prefixed: false })).toBe(
      '/academic?type=directory&lang=zh&siteId=25',
    )
  })

  it('names a site by its short-name where that alone is known', () => {
    const alone = { id: asSiteId(''), sld: 'emf', domain: '' }
    expect(routeLink(issues, inNumbers, alone)).toBe('/zh/issue?sld=emf')
    expect(routeLink(home, onGroup, { id: asSiteId(''), sld: 'hengwen', domain: '' })).toBe('/zh/home')
  })

  it('carries the site by its id where its host is not known', () => {
    expect(routeLink(issues, onGroup, { id: asSiteId('26'), sld: '', domain: '' })).toBe(
      '/zh/issue?siteId=26',
    )
  })

  it('leads to the domain of a site that has one, with the port of the host; never from a host in numbers [C3.1]', () => {
    const local = {
      ...onGroup,
      host: { ...onGroup.host, origin: 'http://hengwen.localhost:4173', base: 'localhost:4173' },
    }
    const alone = { ...onGroup, host: { origin: 'https://water.example.com', siteId: slgc.id, base: null } }
    expect(routeLink(issues, onGroup, economics)).toBe('https://economics.example.cn/zh/issue')
    expect(routeLink(home, local, economics)).toBe('http://economics.example.cn:4173/zh/home')
    expect(routeLink(home, alone, economics)).toBe('https://economics.example.cn/zh/home')
    expect(routeLink(home, inNumbers, economics)).toBe('/gjjj/home/zh')
    expect(routeLink(issues, inNumbers, economics)).toBe('/zh/issue?siteId=32')
  })

  it('leads the home of a named journal to its host, in the language of the reader [C2.1]', () => {
    expect(routeLink({ page: 'home', language: null, site: 'EMF' }, onGroup)).toBe(
      'https://emf.example.org/zh/home',
    )
  })
})

describe('a link to the shown site', () => {
  it('leads to its own host whichever site the page belongs to', () => {
    expect(routeLink({ ...home, site: 'slgc' }, { ...onGroup, shown: economics }, slgc)).toBe(
      'https://slgc.example.org/zh/home',
    )
    expect(routeLink({ ...home, site: 'gjjj' }, { ...onGroup, shown: economics }, slgc)).toBe(
      'https://economics.example.cn/zh/home',
    )
  })
})

describe('routeLinkHere', () => {
  it('stays on the host, and carries the site', () => {
    expect(routeLinkHere(issues, onGroup)).toBe('/zh/issue?siteId=25')
    expect(routeLinkHere(issues, { ...onGroup, shown: group })).toBe('/zh/issue')
    expect(routeLinkHere(issues, { ...onGroup, shown: economics })).toBe('/zh/issue?siteId=32')
  })
})

describe('absoluteLink', () => {
  it('is the whole address, with the language in front', () => {
    const older = { ...onGroup, prefixed: false }
    expect(absoluteLink(issues, older)).toBe('https://slgc.example.org/zh/issue')
    expect(absoluteLink(issues, { ...older, shown: group })).toBe('https://hengwen.example.org/zh/issue')
  })
})

describe('absoluteLink of a site without a host of its own', () => {
  it('stays on the host that shows it, and names it', () => {
    expect(absoluteLink(issues, inNumbers)).toBe('http://127.0.0.1:4173/zh/issue?siteId=25')
  })
})

describe('destinationLink', () => {
  it('opens what data names: a page, another address, and nothing of its own [C2.24]', () => {
    expect(destinationLink(issues, onGroup)).toBe('https://slgc.example.org/zh/issue')
    expect(destinationLink({ external: 'https://a.example/b' }, onGroup)).toBe('https://a.example/b')
    expect(destinationLink({ external: '/zh/issue' }, onGroup)).toBe('https://slgc.example.org/zh/issue')
  })
})

describe('absoluteLink of a site with a domain', () => {
  it.each(['https://economics.example.cn', 'https://gjjj.example.org', 'https://hengwen.example.org'])(
    'is the same on %s [C3.1] [C9.12]',
    (origin) => {
      const siteId = origin.includes('hengwen') ? group.id : economics.id
      const base = origin.endsWith('.example.org') ? 'example.org' : null
      const context = { ...onGroup, shown: economics, host: { origin, siteId, base } }
      expect(absoluteLink(issues, context)).toBe('https://economics.example.cn/zh/issue')
    },
  )
})

describe('dataLink', () => {
  it.each([
    ['/authorguide', 'https://slgc.example.org/zh/authorguide'],
    ['/authorguide?x=1#top', 'https://slgc.example.org/authorguide?x=1&lang=zh#top'],
    ['/en/authorguide?x=1#top', 'https://slgc.example.org/en/authorguide?x=1#top'],
    ['/authorguide?lang=en', 'https://slgc.example.org/authorguide?lang=en'],
    ['/emf/home/en', 'https://emf.example.org/en/home'],
    ['/rc-pub/front/files/get?id=3', '/rc-pub/front/files/get?id=3'],
    ['https://example.org/a', 'https://example.org/a'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
  ])('leads from %s to %s [C2.24]', (link, to) => {
    expect(dataLink(link, onGroup)).toBe(to)
  })

  it('puts the language of the reader behind, where the page has it there too [C1.5] [C2.22]', () => {
    const behind = { ...onGroup, language: 'en', prefixed: false } as const
    expect(dataLink('/authorguide', behind)).toBe('https://slgc.example.org/authorguide?lang=en')
    expect(dataLink('/login', behind)).toBe('https://slgc.example.org/login?lang=en')
  })

  it('leads to the domain of a named journal, where that is known [C3.1]', () => {
    const domains = [{ sld: 'gjjj', domain: economics.domain }]
    const link = '/gjjj/home'
    expect(dataLink(link, { ...onGroup, domains })).toBe('https://economics.example.cn/zh/home')
    expect(dataLink(link, { ...inNumbers, domains })).toBe('/gjjj/home/zh')
    expect(dataLinkHere(link, { ...onGroup, domains })).toBe('/gjjj/home/zh')
    expect(dataLink('/emf/home', { ...onGroup, domains })).toBe('https://emf.example.org/zh/home')
  })

  it('adds the site before the hash', () => {
    expect(dataLink('/authorguide?x=1#top', inNumbers)).toBe('/authorguide?x=1&lang=zh&siteId=25#top')
  })
})

describe('channelLink', () => {
  const channel: Channel = {
    id: '7',
    parentId: '',
    siteId: slgc.id,
    name: { zh: '介绍', en: '' },
    code: 'periodIntroduce',
    enabled: true,
    link: '',
    bannerId: '',
    newsDataType: '',
    styleId: '',
    children: [],
  }
  const own = { ...onGroup, host: { ...onGroup.host, siteId: slgc.id } }

  it('needs no id under a language where the code means one channel, and has it elsewhere [C2.41]', () => {
    const placed = { channel, parentCode: '' }
    expect(channelLink(placed, [channel], own)).toBe('/zh/about')
    expect(channelLink(placed, [{ ...channel, id: '6' }, channel], own)).toBe('/zh/about/7')
    expect(channelLink(placed, [channel], { ...own, prefixed: false })).toBe('/newPeriodIntroduce/25/7/zh')
  })

  it('is the link value of a jump column, as it stands [C2.24]', () => {
    const jump = { channel: { ...channel, link: '/zh/issue' }, parentCode: '' }
    expect(channelLink(jump, [], { ...own, prefixed: false })).toBe('/zh/issue')
  })
})
