import { describe, expect, it } from 'vitest'
import { ask } from '../browser/support/ask.ts'
import { metasIn, titleIn } from '../browser/support/read-html.ts'
import { articleByDoi, siteIdOf } from '../browser/support/rc-pub.ts'

const names = {
  www: ['学刊', 'Xuekan'],
  hengwen: ['衡文学术出版', 'Hengwen Scholarly Press'],
  slgc: ['水利工程学刊', 'Journal of Hydraulic Works'],
  gzxb: ['光子学通报', 'Photonics Bulletin'],
  dqsb: ['地球深部', 'Deep Earth'],
  emf: ['流行病学与医学前沿', 'Epidemiology & Medicine Frontiers'],
  entest01: ['先进材料纪要', 'Annals of Advanced Materials'],
  entest04: ['近岸海洋', 'Coastal Ocean Letters'],
  syhg: ['石油化工与催化', 'Petrochemistry and Catalysis'],
  gjjj: ['国际经济季刊', 'International Economics Quarterly'],
  yhy: ['本草研究', 'Materia Medica Research'],
} as const

describe('the site of a page', () => {
  it('is the one of the subdomain, in the language of the address [C1.1] [C1.5]', async () => {
    for (const [site, [zh, en]] of Object.entries(names)) {
      expect(titleIn((await ask({ site, path: '/zh/home' })).body)).toBe(zh)
      expect(titleIn((await ask({ site, path: '/en/home' })).body)).toBe(en)
    }
  })

  it('is the one that siteId names, whatever the subdomain [C1.1]', async () => {
    const path = `/en/home?siteId=${await siteIdOf('gzxb')}`
    expect(titleIn((await ask({ site: 'slgc', path })).body)).toBe(names.gzxb[1])
    expect(titleIn((await ask({ site: 'www', path })).body)).toBe(names.gzxb[1])
  })

  it('is the one that the path names [C2.1] [C2.2]', async () => {
    for (const path of ['/gzxb/home/en', '/homeNav/gzxb/en']) {
      expect(titleIn((await ask({ site: 'slgc', path })).body)).toBe(names.gzxb[1])
    }
    const { id, siteId } = await articleByDoi('10.5555/gzxb.2026.09.001')
    const { status, body } = await ask({ site: 'slgc', path: `/thesis/${siteId}/${id}/en` })
    expect(status).toBe(200)
    expect(metasIn(body, 'citation_journal_title')).toEqual([names.gzxb[1]])
  })

  it('that a path names and nobody knows is an unknown page', async () => {
    for (const path of ['/nosuch/home/zh', '/thesis/999/1/zh']) {
      expect((await ask({ site: 'slgc', path })).status).toBe(404)
    }
  })
})

describe('a host of a journal’s own', () => {
  const own = 'economics-quarterly'

  it('shows that journal on every page, beside its subdomain [C1.1] [C3.1]', async () => {
    for (const site of [own, 'gjjj']) {
      expect(titleIn((await ask({ site, path: '/zh/home' })).body)).toBe(names.gjjj[0])
      const issue = await ask({ site, path: '/en/issue' })
      expect(issue.status).toBe(200)
      expect(titleIn(issue.body)).toContain(names.gjjj[1])
      const path = /href="(\/en\/article\/[^"?#]+)"/.exec(issue.body)?.[1] ?? ''
      const page = await ask({ site, path })
      expect(page.status).toBe(200)
      expect(metasIn(page.body, 'citation_journal_title')).toEqual([names.gjjj[1]])
    }
  })

  it('gives way to a site in the address, and leaves other hosts what they are [C1.1]', async () => {
    const path = `/en/home?siteId=${await siteIdOf('gzxb')}`
    expect(titleIn((await ask({ site: own, path })).body)).toBe(names.gzxb[1])
    expect(titleIn((await ask({ site: own, path: '/slgc/home/en' })).body)).toBe(names.slgc[1])
    expect((await ask({ site: `x.${own}`, path: '/zh/home' })).headers['location']).toBe('/errorPage?lang=zh')
    expect((await ask({ site: `${own}.gjjj`, path: '/zh/home' })).status).toBe(302)
  })

  it('answers findBySld?sld=www with that journal [C7.4]', async () => {
    const path = '/rc-pub/front/site/findBySld?sld=www'
    const found = async (site: string): Promise<unknown> => {
      const { body } = await ask({ site, path, headers: { language: 'en' } })
      return (JSON.parse(body) as { readonly data: { readonly name: string } }).data.name
    }
    for (let time = 0; time < 3; time += 1) {
      expect(await found(own)).toBe(names.gjjj[1])
      expect(await found('www')).toBe(names.www[1])
      expect(await found('gjjj')).toBe(names.www[1])
    }
  })
})

describe('a site that nobody knows', () => {
  it.each([
    ['/zh/home', '', 'zh'],
    ['/en/home', '', 'en'],
    ['/', 'language=en', 'en'],
    ['/', '', 'zh'],
    ['/article?lang=en', 'language=zh', 'en'],
  ])('leads from %s (cookie %j) to /errorPage?lang=%s [C8.2] [C2.5]', async (path, cookie, language) => {
    const { status, headers } = await ask({ site: 'nosuchsite', path, cookie })
    expect(status).toBe(302)
    const from = path.startsWith('/article') ? `&${new URLSearchParams({ from: path }).toString()}` : ''
    expect(headers['location']).toBe(`/errorPage?lang=${language}${from}`)
    const page = await ask({ site: 'nosuchsite', path: `/errorPage?lang=${language}` })
    expect(page.status).toBe(503)
    expect(page.body).toContain(`<html lang="${language}"`)
  })
})

describe('/errorPage and /forbiddenPage', () => {
  it('need no site, and their title is the product’s name [C2.5] [C9.12]', async () => {
    for (const path of ['/errorPage', '/forbiddenPage']) {
      expect(titleIn((await ask({ site: 'nosuchsite', path: `${path}?lang=zh` })).body)).toContain('学刊')
      expect(titleIn((await ask({ site: 'nosuchsite', path: `${path}?lang=en` })).body)).toContain('Xuekan')
    }
  })

  it('say what the specification says [C8.4]', async () => {
    const text = async (path: string): Promise<string> => (await ask({ site: 'slgc', path })).body
    expect(await text('/errorPage?lang=en')).toContain('Please understand the inconvenience')
    expect(await text('/forbiddenPage?lang=en')).toContain('This website has expired')
    expect(await text('/en/a/b/c')).toContain('This page could not be found')
    expect(await text('/en/article/1')).toContain('the page you requested cannot be found')
  })
})
