import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { attachmentTypeOf } from '../../../server/rc-pub/load/attachment-type.ts'
import { importFiles } from '../../../server/rc-pub/load/import-files.ts'
import type { AttachmentRecord } from '../../../server/rc-pub/store/article-record.ts'
import { ownPdfOf } from '../../../server/rc-pub/store/own-pdf.ts'
import { temporaryFolder } from '../store/temporary-folder.ts'
import { openedStore } from './opened-store.ts'
import { storeSite } from './stored-site.ts'

const store = openedStore(async (database) => {
  await storeSite(database, { sld: 'journal' })
})

const article = (
  doi: string,
  meta: string,
  back = '',
) => `<article article-type="research-article" xml:lang="en"
    xmlns:xlink="http://www.w3.org/1999/xlink">
  <front><article-meta>
    <article-id pub-id-type="doi">${doi}</article-id>
    <title-group><article-title>On ${doi}</article-title></title-group>
    <pub-date pub-type="epub"><day>1</day><month>2</month><year>2026</year></pub-date>
    <volume>1</volume><issue>2</issue>${meta}
  </article-meta></front>
  <body><sec><title>One</title><p>Text.</p></sec></body><back>${back}</back>
</article>`

const supplement = (href: string) =>
  `<app-group><app><supplementary-material id="s1"><label>Data 1</label><caption><title>Levels</title></caption>
    <media xlink:href="${href}"/></supplementary-material></app></app-group>`

const pdf = '%PDF-1.4 one page'

/** Imports one article from a folder with these files beside it; answers its row. */
async function imported(doi: string, meta: string, back: string, files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder()
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  const file = join(folder, 'article.xml')
  writeFileSync(file, article(doi, meta, back))
  const report = await importFiles({ database: store(), sld: 'journal', files: [file] })
  expect(report).toMatchObject({ ok: true, value: { loaded: [file] } })
  const [row] = await store().query<{
    id: number
    record: { attachments: readonly AttachmentRecord[]; sourceUrl: string }
  }>('select id, record from article where doi = $1', [doi])
  if (row === undefined) throw new Error('not stored')
  return row
}

const bytesOf = async (id: number | undefined) =>
  (await store().query<{ bytes: Uint8Array }>('select bytes from file where id = $1', [id ?? 0]))[0]?.bytes

describe('the files of an imported article', () => {
  it('are its own PDF and its supplements, kept with their bytes [C7.15]', async () => {
    const { id, record } = await imported(
      '10.5555/files',
      '<self-uri content-type="pdf" xlink:href="own.pdf"/>',
      supplement('levels.csv'),
      { 'own.pdf': pdf, 'levels.csv': 'day,level\n1,2\n' },
    )
    expect(record.attachments).toMatchObject([
      { code: 'pdf', name: 'own.pdf', mediaType: 'application/pdf', size: pdf.length },
      {
        code: 'supplement',
        name: 'levels.csv',
        title: { zh: '', en: 'Data 1 Levels' },
        mediaType: 'text/csv; charset=utf-8',
        size: 14,
      },
    ])
    expect(record.sourceUrl).toBe('')
    const own = await ownPdfOf(store(), id)
    expect(own).toMatchObject({
      name: 'own.pdf',
      size: pdf.length,
      sha256: expect.stringMatching(/^[\da-f]{64}$/),
    })
    expect(new TextDecoder().decode(await bytesOf(own?.fileId))).toBe(pdf)
    const [text] = await store().query<{ html: string }>(
      'select html from article_text where article_id = $1',
      [id],
    )
    expect(text?.html).toContain(
      `<a href="/rc-pub/front/files/get?id=${record.attachments[1]?.fileId}" rel="noopener">levels.csv</a> <small>CSV · 14 B</small>`,
    )
  })

  it('play in the text where they are films and sounds, and stay links with their size beside it', async () => {
    const { id, record } = await imported(
      '10.5555/played',
      '',
      supplement('swim.mp4') + supplement('call.wav') + supplement('levels.csv'),
      { 'swim.mp4': '\0\0\0 ftypisom', 'call.wav': 'RIFF\0\0\0\0WAVEfmt ', 'levels.csv': 'day,level\n' },
    )
    const [film, sound] = record.attachments.map(({ fileId }) => `/rc-pub/front/files/get?id=${fileId}`)
    const [text] = await store().query<{ html: string }>(
      'select html from article_text where article_id = $1',
      [id],
    )
    expect(text?.html.match(/<(?:audio|video)\b[^>]*>/g)).toEqual([
      `<video src="${film}" controls preload="metadata" aria-label="Data 1 Levels">`,
      `<audio src="${sound}" controls preload="metadata" aria-label="Data 1 Levels">`,
    ])
    expect(text?.html).toContain('<small>MP4 · 12 B</small>')
  })

  it('are told of as no picture that cannot be shown, and no preview beside one takes its place', async () => {
    const folder = temporaryFolder()
    const file = join(folder, 'article.xml')
    writeFileSync(join(folder, 'swim.mp4'), '\0\0\0 ftypisom')
    writeFileSync(join(folder, 'methods.pdf'), pdf)
    writeFileSync(join(folder, 'methods.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    writeFileSync(file, article('10.5555/told', '', supplement('swim.mp4') + supplement('methods.pdf')))
    const report = await importFiles({ database: store(), sld: 'journal', files: [file] })
    expect(report).toMatchObject({ ok: true, value: { loaded: [file], notes: [] } })
    const [text] = await store().query<{ html: string }>(
      `select html from article_text t join article a on a.id = t.article_id where a.doi = '10.5555/told'`,
    )
    expect(text?.html).toContain('rel="noopener">methods.pdf</a> <small>PDF · 17 B</small>')
  })

  it('are those too that a line, the front or a letter names, and all of one entry, each once', async () => {
    const inline = (href: string, words: string) =>
      `<inline-supplementary-material xlink:href="${href}">${words}</inline-supplementary-material>`
    const back = `<ack><p>See ${inline('deep.csv', 'the depths')} and ${inline('wide.csv', '')} and ${inline('gone.csv', 'lost data')}.</p></ack>
      <app-group><app><supplementary-material id="s1"><label>Data 1</label><media xlink:href="one.csv"/><media xlink:href="two.csv"/></supplementary-material></app></app-group>`
    const front =
      '<supplementary-material id="s0" xlink:href="front.csv"><label>Data 0</label></supplementary-material>'
    const names = ['deep', 'wide', 'one', 'two', 'front'].map((name) => [`${name}.csv`, `${name}\n`] as const)
    const { id, record } = await imported('10.5555/lines', front, back, Object.fromEntries(names))
    expect(record.attachments.map(({ name, title }) => [name, title.en])).toEqual([
      ['one.csv', 'Data 1'],
      ['two.csv', 'Data 1'],
      ['front.csv', 'Data 0'],
      ['deep.csv', 'the depths'],
      ['wide.csv', ''],
    ])
    const url = (name: string) =>
      `/rc-pub/front/files/get?id=${record.attachments.find((each) => each.name === name)?.fileId}`
    const [text] = await store().query<{ html: string }>(
      'select html from article_text where article_id = $1',
      [id],
    )
    expect(text?.html).toContain(
      `See <a href="${url('deep.csv')}" rel="noopener">the depths</a> and <a href="${url('wide.csv')}" rel="noopener">wide.csv</a> and lost data.`,
    )
    for (const name of ['one.csv', 'two.csv', 'front.csv'])
      expect(text?.html).toContain(`<a href="${url(name)}" rel="noopener">${name}</a>`)
  })

  it('are none that lie elsewhere, are no PDF, or are not taken [C7.15]', async () => {
    const { id, record } = await imported(
      '10.5555/none',
      '<self-uri content-type="pdf" xlink:href="own.pdf"/>',
      supplement('../../etc/passwd') + supplement('page.html') + supplement('gone.csv'),
      { 'own.pdf': '<html>no PDF</html>', 'page.html': '<script>1</script>' },
    )
    expect(record.attachments).toEqual([])
    expect(await ownPdfOf(store(), id)).toBeNull()
    expect(await ownPdfOf(store(), 999_999)).toBeNull()
  })

  it('stand elsewhere where the source says so, and only on the web [C7.7]', async () => {
    const source = async (doi: string, uris: string) => (await imported(doi, uris, '', {})).record.sourceUrl
    expect(
      await source(
        '10.5555/far',
        '<self-uri xlink:href="https://far.example/a.pdf"/><self-uri xlink:href="https://far.example/a"/>',
      ),
    ).toBe('https://far.example/a')
    expect(await source('10.5555/bad', '<self-uri xlink:href="javascript:alert(1)"/>')).toBe('')
    expect(await source('10.5555/path', '<self-uri xlink:href="/zh/home"/>')).toBe('')
  })

  it('change the article when they change, and are stored once [C7.15]', async () => {
    const { record: before } = await imported('10.5555/anew', '', supplement('x.csv'), { 'x.csv': 'a\n' })
    const { record: after } = await imported('10.5555/anew', '', supplement('x.csv'), { 'x.csv': 'b\n' })
    expect(after.attachments[0]?.fileId).not.toBe(before.attachments[0]?.fileId)
  })
})

describe('attachmentTypeOf', () => {
  it.each([
    ['a.pdf', '%PDF-1.7', 'application/pdf'],
    ['a.bin', '%PDF-1.7', 'application/pdf'],
    ['a.zip', 'PK\x03\x04', 'application/zip'],
    ['a.xlsx', 'PK\x03\x04', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['a.CSV', 'x,y', 'text/csv; charset=utf-8'],
    ['a.txt', '水', 'text/plain; charset=utf-8'],
    ['a.svg', '<svg viewBox="0 0 1 1"/>', 'image/svg+xml'],
    ['a.mp4', '\0\0\0\x20ftypisom', 'video/mp4'],
    ['a.WAV', 'RIFF\0\0\0\0WAVEfmt ', 'audio/wav'],
    ['a.mov', '\0\0\0\x20ftypqt  ', null],
    ['a.mp3', 'RIFF\0\0\0\0WAVEfmt ', null],
    ['a.csv', 'x\0y', null],
    ['a.html', '<p>', null],
    ['a.exe', 'MZ', null],
    ['noname', 'text', null],
  ])('takes %s with %j for %s', (name, content, type) => {
    expect(attachmentTypeOf(name, new TextEncoder().encode(content))).toBe(type)
  })

  it('takes no text that is not UTF-8', () => {
    expect(attachmentTypeOf('a.csv', Uint8Array.of(0xff, 0xfe, 0x41))).toBeNull()
  })
})
