import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importFiles } from '../../server/rc-pub/load/import-files.ts'
import { openPglite } from '../../server/rc-pub/store/pglite-driver.ts'
import { article } from '../server/import/support.ts'
import { fillFolder } from '../server/store/prepared-folder.ts'
import { askPage, openPortal, type PortalInTest } from './support/portal-in-test.ts'

const translated = `<sub-article article-type="translation" xml:lang="en" id="s1"><front-stub><title-group><article-title>Rivers at night</article-title></title-group>
  <abstract><p>Water in the dark.</p></abstract></front-stub><body><sec><title>Method</title><p>We looked.</p></sec></body></sub-article>`

/** A Portuguese original with an English translation and an Arabic abstract, and a formula in its title. */
const original = article({
  attributes: 'xml:lang="pt"',
  title:
    'Rios à noite <inline-formula><mml:math><mml:msqrt><mml:mi>s</mml:mi></mml:msqrt></mml:math></inline-formula>',
  meta:
    '<abstract><p>Água no escuro.</p></abstract><trans-abstract xml:lang="ar"><p>الماء ليلا</p></trans-abstract><kwd-group xml:lang="pt"><kwd>noite</kwd></kwd-group>' +
    '<history><date date-type="sent-for-review" iso-8601-date="2020-01-09"/></history><pub-history>' +
    '<event><event-desc>Posto no ar</event-desc><date date-type="preprint" iso-8601-date="2019-12-05"/><self-uri xlink:href="https://doi.org/10.5555/pre.1"/></event>' +
    '<event><event-desc>Lido em voz alta</event-desc><date date-type="leitura" iso-8601-date="2020-02"/></event></pub-history>',
  body: '<sec><title>Método</title><p>Olhamos.</p></sec>',
  after: translated,
})

/** One in Portuguese alone. */
const lonely = article({
  attributes: 'xml:lang="pt"',
  title: 'Rios sozinhos',
  body: '<sec><title>Método</title><p>Olhamos.</p></sec>',
}).replace('10.5555/Test.1', '10.5555/Test.2')

let portal: PortalInTest
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'xuekan-texts-'))
  await fillFolder(join(folder, 'database'), 'samples')
  const [pair, alone] = [join(folder, 'pair.xml'), join(folder, 'alone.xml')]
  writeFileSync(pair, original)
  writeFileSync(alone, lonely)
  const database = await openPglite({ folder: join(folder, 'database'), worker: null })
  const report = await importFiles({ database, sld: 'slgc', files: [pair, alone], isForced: true })
  await database.close()
  if (!report.ok || report.value.loaded.length !== 2) throw new Error(JSON.stringify(report))
  portal = await openPortal('', {}, { XUEKAN_DATA: folder })
}, 600_000)
afterAll(async () => {
  await portal.close()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (path: string) => askPage(portal.port, 'slgc', path)
const textOf = (html: string): string =>
  (/<main.*<\/main>/s.exec(html)?.[0] ?? '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
const page = '/en/article/doi/10.5555/Test.1'

describe('an article in other languages', () => {
  it('offers the full text in each of them, under an address of its own with the canonical one of the article', async () => {
    const english = await ask(page)
    expect(textOf(english.body)).toContain('We looked.')
    expect(textOf(english.body)).not.toContain('Olhamos.')
    expect(english.body).toMatch(/<b aria-current="true">Full text in English<\/b>/)
    const href = /href="([^"]*)"[^>]*>Full text in Portuguese/.exec(english.body)?.[1] ?? ''
    expect(href).toBe(`${page}?text=pt#fulltext`)

    const portuguese = await ask(href.split('#')[0] ?? '')
    expect(portuguese.status).toBe(200)
    expect(textOf(portuguese.body)).toContain('Olhamos.')
    expect(textOf(portuguese.body)).not.toContain('We looked.')
    expect(portuguese.body).toMatch(/<b aria-current="true">Full text in Portuguese<\/b>/)
    expect(portuguese.body).toContain(`href="${page}#fulltext"`)
    expect(portuguese.body).toMatch(new RegExp(`<link rel="canonical" href="http://[^"]*${page}"`))
    expect(portuguese.body).toMatch(/data-prose="fullText.html" lang="pt"/)
  })

  it('shows the title, abstract and keywords of each, in its language and its direction', async () => {
    const { body } = await ask(page)
    expect(body).toMatch(/<p class="[^"]*" lang="pt">.{0,8}Rios à noite √s/)
    expect(body).toMatch(/<section class="[^"]*" lang="pt"><h2[^>]*>Abstract in Portuguese<\/h2>/)
    expect(body).toMatch(/<section class="[^"]*" lang="ar" dir="rtl"><h2[^>]*>Abstract in Arabic<\/h2>/)
    expect(textOf(body)).toMatch(/Água no escuro\. .*noite/)
    expect((await ask(page.replace('/en/', '/zh/'))).body).toContain('葡萄牙语全文')
  })

  it('tells the language of a text that stands in for English, and shows it once', async () => {
    const { body } = await ask('/en/article/doi/10.5555/Test.2')
    expect(body.match(/Rios sozinhos<\/(?:h1|p)>/g)).toHaveLength(1)
    expect(body).toMatch(/<h1[^>]* lang="pt"/)
    expect(body).toMatch(/<b aria-current="true">Full text in Portuguese<\/b>/)
    expect(body).not.toContain('?text=')
  })
})

describe('the history of an article', () => {
  it.each([
    ['zh', '预印本发布', '2019 年 12 月 5 日', '送审', '2020 年 2 月'],
    ['en', 'Preprint posted', '5 December 2019', 'Sent for review', 'February 2020'],
  ])(
    'is told in words and dates of %s, with the preprint as a link',
    async (language, preprint, day, review, month) => {
      const { body } = await ask(`/${language}/article/doi/10.5555/test.1`)
      const [, list = ''] =
        /<dl [^>]*aria-label="(?:出版历程|Publication history|History)"[^>]*>(.*?)<\/dl>/s.exec(body) ?? []
      expect(list).toContain(`href="https://doi.org/10.5555/pre.1"`)
      const words = list.replaceAll(/<[^<>]*>/g, ' ').replaceAll(/\s+/g, ' ')
      expect(words).toContain(`${preprint} ${day} ${review} `)
      expect(words).toContain(`Lido em voz alta ${month}`)
    },
  )
})
