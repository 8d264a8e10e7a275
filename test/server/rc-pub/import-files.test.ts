import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeImportNote } from '../../../server/rc-pub/import/import-notes.ts'
import { importFiles } from '../../../server/rc-pub/load/import-files.ts'
import { printPng } from '../../../server/rc-pub/load/pictures/print-png.ts'
import { mediaTypeOf } from '../../../server/rc-pub/load/media-type.ts'
import { readContentVersion } from '../../../server/rc-pub/store/content-version.ts'
import { zipOf } from '../import/zip-of.ts'
import { temporaryFolder } from '../store/temporary-folder.ts'
import { openedStore } from './opened-store.ts'
import { storeSite } from './stored-site.ts'

const store = openedStore(async (database) => {
  await storeSite(database, { sld: 'journal' })
  await storeSite(database, { sld: 'press', type: 'group' })
})

const article = (doi: string, body = '') => `<article article-type="research-article" xml:lang="en"
    xmlns:xlink="http://www.w3.org/1999/xlink">
  <front><article-meta>
    <article-id pub-id-type="doi">${doi}</article-id>
    <title-group><article-title>On ${doi}</article-title></title-group>
    <pub-date pub-type="epub"><day>1</day><month>2</month><year>2026</year></pub-date>
    <volume>1</volume><issue>2</issue>
  </article-meta></front>
  <body><sec><title>One</title><p>Text.</p>${body}</sec></body>
</article>`
const figure = '<fig id="f1"><label>Fig. 1</label><graphic xlink:href="wave"/></fig>'
const secret = '<fig id="f2"><label>Fig. 2</label><graphic xlink:href="../../etc/secret"/></fig>'

describe('importFiles', () => {
  it('refuses broken files with line and reason, and loads the others', async () => {
    const folder = temporaryFolder()
    const [good, broken, bare, absent] = ['good.xml', 'broken.xml', 'bare.xml', 'absent.xml'].map((name) =>
      join(folder, name),
    ) as [string, string, string, string]
    writeFileSync(good, article('10.5555/good'))
    writeFileSync(broken, article('10.5555/broken').replace('</sec>', ''))
    writeFileSync(bare, '<article><front/></article>')

    const report = await importFiles({
      database: store(),
      sld: 'journal',
      files: [broken, good, bare, absent],
    })
    if (!report.ok) throw new Error(report.error)
    expect(report.value.loaded).toEqual([good])
    expect(report.value.refused.map(({ file }) => file)).toEqual([broken, bare, absent])
    expect(report.value.refused[0]).toMatchObject({ line: 9, reason: expect.stringMatching(/\S/) })

    const version = await readContentVersion(store())
    const again = await importFiles({ database: store(), sld: 'journal', files: [good] })
    expect(again).toEqual({ ok: true, value: { loaded: [], unchanged: [good], refused: [], notes: [] } })
    expect(await readContentVersion(store())).toBe(version)
  })

  it('reads a file in the encoding that it declares, and refuses one that is not in it', async () => {
    const folder = temporaryFolder()
    const [chinese, wrong] = [join(folder, 'chinese.xml'), join(folder, 'wrong.xml')]
    const [before = '', after = ''] = article('10.5555/gb').split('On 10.5555/gb')
    const declared = '<?xml version="1.0" encoding="GB18030"?>'
    // 水 and 文 in GB 18030
    writeFileSync(
      chinese,
      Buffer.concat([Buffer.from(declared + before), Buffer.from('cbaecec4', 'hex'), Buffer.from(after)]),
    )
    writeFileSync(
      wrong,
      Buffer.concat([Buffer.from(before), Buffer.from('cbaecec4', 'hex'), Buffer.from(after)]),
    )
    const report = await importFiles({ database: store(), sld: 'journal', files: [chinese, wrong] })
    if (!report.ok) throw new Error(report.error)
    expect(report.value.loaded).toEqual([chinese])
    expect(report.value.refused).toMatchObject([
      { file: wrong, line: 1, reason: expect.stringContaining('encoding') },
    ])
    const [row] = await store().query(
      `select record->'title'->>'zh' as title, record->'title'->>'en' as other from article where doi = '10.5555/gb'`,
    )
    expect(row).toEqual({ title: '水文', other: '' })
  })

  it('takes pictures that lie beside the file, by their content, and none from elsewhere', async () => {
    const folder = temporaryFolder()
    const file = join(folder, 'pictured.xml')
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"></svg>'
    writeFileSync(join(folder, 'wave.svg'), svg)
    writeFileSync(join(folder, 'secret.png'), 'no picture at all')
    writeFileSync(file, article('10.5555/pictured', figure + secret))
    await importFiles({ database: store(), sld: 'journal', files: [file] })

    const files = await store().query<{ id: number; name: string; mediaType: string }>(
      'select id, name, media_type as "mediaType" from file',
    )
    expect(files).toEqual([{ id: files[0]?.id, name: 'wave.svg', mediaType: 'image/svg+xml' }])
    const [text] = await store().query<{ html: string }>(
      `select html from article_text t join article a on a.id = t.article_id where a.key = '10.5555/pictured'`,
    )
    expect(text?.html).toContain(`/rc-pub/front/files/get?id=${files[0]?.id}`)
  })

  it('takes articles, pictures and converted prints from an archive', async () => {
    const folder = temporaryFolder()
    const archive = join(folder, 'issue.zip')
    const tiff = readFileSync(new URL('../import/pictures/palette-lzw.tif', import.meta.url))
    const planes = readFileSync(new URL('../import/pictures/planes.tif', import.meta.url))
    const pictures = ['gr1.tif', 'images/gr2', 'gr3.tif', 'gr4.tif']
      .map((name, at) => `<fig id="f${at}"><graphic xlink:href="${name}"/></fig>`)
      .join('')
    const png = printPng({ width: 2, height: 1, rgb: Uint8Array.from([1, 2, 3, 4, 5, 6]) })
    writeFileSync(
      archive,
      zipOf({
        'a/one.xml': article('10.5555/zip.1', pictures),
        'a/gr1.tif': tiff,
        'a/images/gr2.PNG': png,
        'a/gr3.tif': planes,
        'b/two.xml': article('10.5555/zip.2').replace('</sec>', ''),
        'note.txt': 'no article',
      }),
    )
    const [broken, empty] = [join(folder, 'broken.zip'), join(folder, 'empty.zip')]
    writeFileSync(broken, 'no archive')
    writeFileSync(empty, zipOf({ 'note.txt': 'no article' }))
    const report = await importFiles({ database: store(), sld: 'journal', files: [broken, archive, empty] })
    if (!report.ok) throw new Error(report.error)
    expect(report.value.loaded).toEqual([`${archive}/a/one.xml`])
    expect(report.value.refused.map(({ file, reason }) => [file, reason])).toEqual([
      [broken, 'the file is not a zip archive, or it is cut off'],
      [`${archive}/b/two.xml`, expect.stringMatching(/\S/)],
      [empty, 'the archive holds no file of an article'],
    ])
    expect(report.value.notes.flatMap(({ notes }) => notes.map(describeImportNote))).toEqual([
      'the picture gr4.tif is missing',
      'the picture gr3.tif is of a kind that is not shown',
    ])
    const [text] = await store().query<{ html: string }>(
      `select html from article_text t join article a on a.id = t.article_id where a.key = '10.5555/zip.1'`,
    )
    expect(text?.html).toMatch(/<img src="[^"]*" alt="" width="61" height="47"/)
    expect(text?.html).toMatch(/<img src="[^"]*" alt="" width="2" height="1"/)
    const files = await store().query<{ name: string }>(
      `select name from file where media_type = 'image/png' order by name`,
    )
    expect(files.map(({ name }) => name)).toEqual(['gr1.png', 'gr2.PNG'])
  })

  it('reads every article of a file that holds many', async () => {
    const file = join(temporaryFolder(), 'set.xml')
    const inner = (doi: string) => article(doi)
    writeFileSync(
      file,
      `<?xml version="1.0" encoding="ISO646-US"?><pmc-articleset>${inner('10.5555/many.1')}${inner('10.5555/many.2').replace('</title-group>', '</title-group><self-uri/>').replace('<year>2026</year>', '')}${inner('10.5555/many.3')}</pmc-articleset>`,
    )
    const report = await importFiles({ database: store(), sld: 'journal', files: [file] })
    if (!report.ok) throw new Error(report.error)
    expect(report.value.loaded).toEqual([file])
    expect(report.value.refused).toMatchObject([{ file, reason: 'the article has no year of publication' }])
    const rows = await store().query<{ doi: string }>(
      `select doi from article where doi like '10.5555/many.%' order by doi`,
    )
    expect(rows.map(({ doi }) => doi)).toEqual(['10.5555/many.1', '10.5555/many.3'])
  })

  it('refuses what names another journal and what another site has, unless it is forced', async () => {
    const folder = temporaryFolder()
    const [foreign, owned] = [join(folder, 'foreign.xml'), join(folder, 'owned.xml')]
    const named = '<front><journal-meta><journal-title>Annals of Silt</journal-title></journal-meta>'
    writeFileSync(foreign, article('10.5555/foreign').replace('<front>', named))
    writeFileSync(owned, article('10.5555/owned'))
    await storeSite(store(), { sld: 'owner' })
    await store().query(
      `update site set config = config || '{"name":{"zh":"","en":"Journal of Weirs"}}' where sld = 'journal'`,
    )
    await importFiles({ database: store(), sld: 'owner', files: [owned] })
    const load = (isForced: boolean) =>
      importFiles({ database: store(), sld: 'journal', files: [foreign, owned], isForced })
    expect(await load(false)).toMatchObject({
      value: {
        loaded: [],
        refused: [
          { file: foreign, reason: expect.stringContaining('another journal, Annals of Silt') },
          {
            file: owned,
            reason: expect.stringContaining('the site owner has an article with the DOI 10.5555/owned'),
          },
        ],
      },
    })
    expect(await load(true)).toMatchObject({ value: { loaded: [foreign, owned], refused: [] } })
  })

  it('tells what a page does not show, and stores nothing in a dry run', async () => {
    const file = join(temporaryFolder(), 'noted.xml')
    const wrong = '<front><journal-meta><issn>1234-5678</issn></journal-meta>'
    const body =
      '<p><title>Lost heading</title> <inline-formula><tex-math>$\\frac{</tex-math></inline-formula></p><fig><graphic xlink:href="gone"/></fig>'
    writeFileSync(file, article('10.5555/noted', body).replace('<front>', wrong))
    const version = await readContentVersion(store())
    const report = await importFiles({ database: store(), sld: 'journal', files: [file], isDryRun: true })
    if (!report.ok) throw new Error(report.error)
    expect(report.value.loaded).toEqual([file])
    expect(report.value.notes.flatMap(({ notes }) => notes.map(describeImportNote))).toEqual([
      'line 9: 2 words of <title> are not shown: lost heading',
      'the picture gone is missing',
      'a formula stays as TeX: $\\frac{',
      'line 9: a formula has a $ without its other one',
      'the check digit of the ISSN 1234-5678 is wrong',
    ])
    expect(await readContentVersion(store())).toBe(version)
    expect(await store().query(`select 1 from article where doi = '10.5555/noted'`)).toEqual([])
  })

  it('says in words why a file cannot be read', async () => {
    const folder = temporaryFolder()
    const report = await importFiles({
      database: store(),
      sld: 'journal',
      files: [join(folder, 'none.xml'), folder],
    })
    if (!report.ok) throw new Error(report.error)
    expect(report.value.refused.map(({ reason }) => reason)).toEqual([
      'there is no such file',
      'this is a folder, not a file',
    ])
  })

  it('knows journals only', async () => {
    for (const sld of ['nobody', 'press']) {
      expect(await importFiles({ database: store(), sld, files: [] })).toEqual({
        ok: false,
        error: 'unknownJournal',
      })
    }
  })
})

describe('mediaTypeOf', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n…', 'image/png'],
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['GIF89a', 'image/gif'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
    ['<?xml version="1.0"?>\n<!-- a wave -->\n<svg viewBox="0 0 1 1"/>', 'image/svg+xml'],
    ['<html><svg></svg></html>', null],
    ['<script>', null],
    ['', null],
  ])('takes %j for %s', (content, type) => {
    expect(mediaTypeOf(Uint8Array.from(content, (character) => character.charCodeAt(0)))).toBe(type)
  })
})
