import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { saveFiles } from '../../../server/rc-pub/load/save-files.ts'
import { createRecordingPrinter, slowPrint } from './recording-printer.ts'
import { servedPdfs } from './served-pdfs.ts'

const printer = createRecordingPrinter()
const { store, failures, flush, get, getMade, idOf } = servedPdfs(printer)

const chinese = '10.5555/slgc.2026.04.001'
const english = '10.5555/gzxb.2026.10.001'

async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '')

describe('a PDF printed from the full text', { timeout: slowPrint }, () => {
  it('can be read, searched and cited in Chinese [C7.15]', async () => {
    const answer = await getMade(
      `download?id=${await idOf(chinese)}&attachType=pdf&siteId=1&token=&language=zh`,
    )
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.rawPayload.length).toBeLessThan(5_000_000)
    const text = withoutSpaces(await textOf(answer.rawPayload))
    for (const part of [
      '水库浑水异重流到达坝前时间的两层浅水模型与开闸时机',
      'Arrivaltimeofreservoirturbiditycurrents',
      '沈砚秋',
      'IngridSolheim',
      '10.5555/slgc.2026.04.001',
      '水利工程学刊,2026,69(4):389-402',
      '引用本文',
      '控制方程',
      '8场洪水的潜入条件与到达时间',
      'Bergström',
      '参考文献',
    ])
      expect(text).toContain(part)
  })

  it('can be read, searched and cited in English [C7.15]', async () => {
    const answer = await getMade(`download?id=${await idOf(english)}&attachType=lowqualitypdf`)
    const text = await textOf(answer.rawPayload)
    for (const part of [
      'Photon-starved single-pixel imaging',
      '光子匮乏条件下单像素成像',
      'Xingye Li',
      'Photonics Bulletin, 2026, 44(10): 1231-1243',
      'DOI: 10.5555/gzxb.2026.10.001',
      'Cite this article',
      'Hadamard',
      'Walsh functions, sequency',
    ])
      expect(text).toContain(part)
    expect(answer.rawPayload.length).toBeLessThan(5_000_000)
  })

  it('says what it is to programs that file PDFs, and has an outline and tags', async () => {
    const { rawPayload } = await getMade(`download/${await idOf(chinese)}/pdf/a.pdf?language=zh`)
    const { info } = await getMeta(new Uint8Array(rawPayload))
    expect(info).toMatchObject({
      Title: '水库浑水异重流到达坝前时间的两层浅水模型与开闸时机',
      Author: '沈砚秋; 陆潮生; Ingrid Solheim; 白溯',
      Subject: '水利工程学刊, 2026, 69(4): 389-402. DOI: 10.5555/slgc.2026.04.001',
    })
    const document = await getDocumentProxy(new Uint8Array(rawPayload))
    expect(JSON.stringify(await document.getOutline())).toContain('引言')
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
  })

  it('shows the figures and the fonts that the product brings, and asks for nothing else', async () => {
    const given = [...printer.requested].filter(([, isGiven]) => isGiven).map(([address]) => address)
    expect(
      given.filter((address) => address.startsWith('/rc-pub/front/files/get?id=')).length,
    ).toBeGreaterThan(3)
    expect(given).toContain('/fonts/serif-zh.css')
    expect([...printer.requested].filter(([, isGiven]) => !isGiven)).toEqual([])
  })

  it('is told of with its size by the article once it is there, in its language alone [C7.15]', async () => {
    const id = await idOf('10.5555/emf.2026.09.001')
    const told = async (language: string): Promise<number | null> =>
      (await get(`${id}`, { language })).json<{ data: { pdfSize: number | null } }>().data.pdfSize
    expect([await told('zh'), await told('en')]).toEqual([null, null])
    const { rawPayload } = await getMade(`download/${id}?language=zh`)
    expect([await told('zh'), await told('en')]).toEqual([rawPayload.length, null])
  })

  it('is printed once, and again when the article has changed', async () => {
    const id = await idOf(chinese)
    const before = printer.count()
    const first = await getMade(`download/${id}?language=zh`)
    const second = await get(`download?doi=${chinese}&language=zh`)
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(printer.count()).toBe(before)
    await store().query(`update article set hash = 'changed' where id = $1`, [id])
    expect((await getMade(`download/${id}?language=zh`)).statusCode).toBe(200)
    expect(printer.count()).toBe(before + 1)
  })

  it('is printed once for those who ask at the same time', async () => {
    const id = await idOf('10.5555/dqsb.2025.05.001')
    const before = printer.count()
    const paths = [`download/${id}`, `download/${id}`, `download?id=${id}`]
    const first = await Promise.all(paths.map((path) => get(path)))
    expect(first.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
    const answers = await Promise.all(paths.map((path) => getMade(path)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(1)
    expect(printer.count()).toBe(before + 1)
  })

  it('loads nothing from outside, and runs nothing', async () => {
    const id = await idOf('10.5555/emf.2025.11.001')
    await store().query(`update article_text set html = html || $2 where article_id = $1`, [
      id,
      '<p>behind <img src="https://a.example/b.png" alt="x"><img src="/rc-pub/front/files/get?id=1&amp;x=2" alt="y">' +
        '<img src="/etc/passwd" alt="z"><script>document.body.textContent = "ran"</script></p>',
    ])
    printer.requested.clear()
    const answer = await getMade(`download/${id}`)
    expect(answer.statusCode).toBe(200)
    expect(await textOf(answer.rawPayload)).toContain('behind')
    const refused = [...printer.requested].filter(([, isGiven]) => !isGiven).map(([address]) => address)
    expect(refused.toSorted()).toEqual(['/etc/passwd', '/rc-pub/front/files/get?id=1&x=2'])
  })

  it('is sent in parts, compared and described as HTTP has it', async () => {
    const path = `download/${await idOf(english)}/pdf/any%20name.pdf`
    const whole = await getMade(path)
    const size = whole.rawPayload.length
    const part = await get(path, { range: 'bytes=0-4' })
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      '%PDF-',
      `bytes 0-4/${size}`,
    ])
    const end = await get(path, { range: 'bytes=-6' })
    expect([end.statusCode, end.body]).toEqual([206, '%%EOF\n'])
    expect((await get(path, { range: `bytes=${size}-` })).statusCode).toBe(416)
    expect((await get(path, { 'if-none-match': String(whole.headers['etag']) })).statusCode).toBe(304)
    const head = await get(path, {}, 'HEAD')
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(size)])
    expect(whole.headers['content-disposition']).toMatch(
      /^inline; filename="Photon-starved single-pixel imaging.* 10\.5555_gzxb\.2026\.10\.001\.pdf"$/,
    )
    expect(
      (await getMade(`download/${await idOf(chinese)}?language=zh`)).headers['content-disposition'],
    ).toMatch(/^inline; filename="_ 10\.5555_slgc\.2026\.04\.001\.pdf"; filename\*=UTF-8''%E6%B0%B4%E5%BA%93/)
  })

  it('is the one that came with the article where there is one', async () => {
    const id = await idOf('10.5555/dqsb.2026.04.001')
    const own = Buffer.from('%PDF-1.4 of its own')
    const [fileId] = await saveFiles(store(), [{ name: 'own.pdf', mediaType: 'application/pdf', bytes: own }])
    const attached = { code: 'pdf', name: 'own.pdf', title: { zh: '', en: '' }, size: own.length, fileId }
    await store().query(
      `update article set has_text = false, record = jsonb_set(record, '{attachments}', $2::jsonb) where id = $1`,
      [id, JSON.stringify([{ ...attached, mediaType: 'application/pdf' }])],
    )
    const before = printer.count()
    expect((await get(`download/${id}`)).body).toBe('%PDF-1.4 of its own')
    expect((await get(`download/${id}`, { range: 'bytes=5-7' })).body).toBe('1.4')
    expect(printer.count()).toBe(before)
  })

  it('has its metadata as XML beside it, which counts as no download [C7.15]', async () => {
    const answer = await get(`download/${await idOf(english)}/metaxml/a.xml`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ])
    expect(answer.body).toContain('<article-id pub-id-type="doi">10.5555/gzxb.2026.10.001</article-id>')
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="Photon.*\.xml"$/)
  })

  it('is counted once for each reader who begins it, not for parts, comparisons and headers', async () => {
    const id = await idOf(english)
    const downloads = async () => {
      await flush()
      const [row] = await store().query<{ downloads: number }>(
        'select downloads from article where id = $1',
        [id],
      )
      return row?.downloads ?? 0
    }
    await getMade(`download/${id}`)
    const before = await downloads()
    const by = (reader: string) => ({ 'user-agent': `Reader ${reader}` })
    const { headers } = await get(`download/${id}`, by('of the whole'))
    await get(`download/${id}`, by('of the whole'))
    await get(`download/${id}`, { ...by('of parts'), range: 'bytes=0-99' })
    await get(`download/${id}`, { ...by('of a later part'), range: 'bytes=100-199' })
    await get(`download/${id}`, { ...by('who has it'), 'if-none-match': String(headers['etag']) })
    await get(`download/${id}`, by('of headers'), 'HEAD')
    await get(`download/${id}?attachType=metaxml`, by('of metadata'))
    expect(await downloads()).toBe(before + 2)
  })

  it('is refused in the language asked for where there is no article, no text or no such type [C7.17]', async () => {
    const id = await idOf('10.5555/emf.2026.10.001')
    const cases = [
      ['download?id=999999999', 404, 'Article id is not exist.'],
      ['download?id=nothing&language=zh', 404, '文章不存在'],
      ['download', 404, 'Article id is not exist.'],
      ['download?doi=10.5555/none', 404, 'Article id is not exist.'],
      [`download/${id}/docx/a.docx?language=zh`, 400, '不支持的附件类型，可选：lowqualitypdf、pdf、metaxml'],
    ] as const
    for (const [path, status, message] of cases) {
      const answer = await get(path)
      expect([path, answer.statusCode, answer.json()]).toEqual([
        path,
        status,
        { status, message, data: null },
      ])
    }
    await store().query('update article set has_text = false where id = $1', [id])
    const bare = await get(`download/${id}`)
    expect([bare.statusCode, bare.json<{ message: string }>().message]).toEqual([
      404,
      'This article has no full text, and so no PDF.',
    ])
    expect((await get(`${id}`)).json<{ data: { hasPdf: number } }>().data.hasPdf).toBe(0)
    expect(failures).toEqual([])
  })
})
