import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readJats } from '../../../server/rc-pub/import/read-jats.ts'
import { createRcPub, createRcPubServer } from '../../../server/rc-pub/index.ts'
import { importFiles } from '../../../server/rc-pub/load/import-files.ts'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { furtherTextsOf } from '../../../server/rc-pub/store/find-further-texts.ts'
import type { FurtherTextRecord } from '../../../server/rc-pub/store/article-record.ts'
import { temporaryFolder } from '../store/temporary-folder.ts'
import { articleRecord, contentLanguage } from './article-records.ts'
import { openedStore } from './opened-store.ts'
import { storeSite } from './stored-site.ts'

const store = openedStore()

/** Portuguese with an English translation, of which the slots of the record have the translation alone. */
const file = `<article article-type="research-article" xml:lang="pt-br">
  <front><article-meta>
    <article-id pub-id-type="doi">10.5555/agua</article-id>
    <title-group><article-title>A <italic>água</italic></article-title>
      <trans-title-group xml:lang="es"><trans-title>El agua</trans-title></trans-title-group></title-group>
    <pub-date pub-type="epub"><day>1</day><month>2</month><year>2026</year></pub-date>
    <abstract><p>Sobre a água.</p></abstract>
    <kwd-group><kwd>água</kwd><kwd>vida</kwd></kwd-group>
  </article-meta></front>
  <body><p>Texto.</p></body>
  <sub-article article-type="translation" xml:lang="en" id="en">
    <front-stub><title-group><article-title>Water</article-title></title-group></front-stub>
    <body><p>Text.</p></body>
  </sub-article>
</article>`

const portuguese: FurtherTextRecord = {
  language: contentLanguage('pt-BR'),
  title: 'A <italic>água</italic>',
  abstractHtml: '<p>Sobre a água.</p>',
  keywords: ['água', 'vida'],
  fullTextHtml: '<p>Texto.</p>',
}
const spanish: FurtherTextRecord = {
  language: contentLanguage('es'),
  title: 'El agua',
  abstractHtml: '',
  keywords: [],
  fullTextHtml: '',
}

const idOf = async (key: string): Promise<number> => {
  const [row] = await store().query<{ id: number }>('select id from article where key = $1', [key])
  return row?.id ?? 0
}

const importFile = async (sld: string): Promise<void> => {
  const path = join(temporaryFolder(), 'article.xml')
  writeFileSync(path, file)
  await storeSite(store(), { sld })
  const report = await importFiles({ database: store(), sld, files: [path] })
  expect(report).toMatchObject({ ok: true, value: { loaded: [path], unchanged: [], refused: [] } })
}

describe('further texts of an article', () => {
  it('are stored with it, while its slots and what readers are served stay what they are', async () => {
    await importFile('imported')
    const id = await idOf('10.5555/agua')
    expect(await furtherTextsOf(store(), id)).toEqual([portuguese, spanish])

    const rcPub = await createRcPub({ database: store(), report: (failure) => expect(failure).toBeNull() })
    const server = await createRcPubServer(rcPub)
    const ask = async (path: string) => (await server.inject({ url: `/rc-pub/front/${path}` })).body
    const { data } = JSON.parse(await ask(`front-article/${id}`)) as { readonly data: object }
    expect(data).toMatchObject({ resName: 'Water', zhResName: null, enResName: 'Water', language: 'pt-BR' })
    expect(JSON.parse(await ask(`front-article/getHtml?id=${id}`))).toMatchObject({
      data: { language: 'en', html: '<p>Text.</p>' },
    })
    const metadata = await ask(`front-article/download/${id}?attachType=metaxml`)
    const read = readJats(metadata, { fileName: 'front.xml', resolveGraphic: () => null })
    expect(read.ok && read.value.furtherTexts).toEqual([{ ...portuguese, fullTextHtml: '' }, spanish])
    await rcPub.close()
    await server.close()
  })

  it('are replaced when the article comes again, and gone where it has none', async () => {
    const site = await storeSite(store(), { sld: 'again' })
    const texts = async () => furtherTextsOf(store(), await idOf('twice'))
    const stored = async (...furtherTexts: readonly FurtherTextRecord[]) =>
      saveArticles(store(), site, [articleRecord({ key: 'twice', furtherTexts })])
    expect(await stored(portuguese, spanish)).toEqual(['added'])
    expect(await stored(portuguese, spanish)).toEqual(['unchanged'])
    expect(await stored(spanish, { ...portuguese, title: 'Águas' })).toEqual(['changed'])
    expect(await texts()).toEqual([spanish, { ...portuguese, title: 'Águas' }])
    expect(await stored()).toEqual(['changed'])
    expect(await texts()).toEqual([])
  })

  it('are removed with the article, and those of others stay', async () => {
    const site = await storeSite(store(), { sld: 'removed' })
    const records = ['gone', 'stays'].map((key) => articleRecord({ key, furtherTexts: [portuguese] }))
    await saveArticles(store(), site, records)
    const [gone, stays] = [await idOf('gone'), await idOf('stays')]
    await store().query('delete from article where id = $1', [gone])
    expect(await furtherTextsOf(store(), gone)).toEqual([])
    expect(await furtherTextsOf(store(), stays)).toEqual([portuguese])
  })
})
