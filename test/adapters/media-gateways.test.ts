import { asSiteId } from '@xuekan/core/site'
import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { createServerSanitiser } from '../../server/rc-pub/import/sanitise.ts'
import { failureOf, valueOf } from './first-answer.ts'
import { httpGateways } from './http-gateways.ts'
import { createRecordingTransport, jsonAnswer } from './recording-transport.ts'

const context = { language: 'zh', siteId: asSiteId('7') } as const
const success = (data: unknown) => jsonAnswer({ status: 0, message: '操作成功', data })
const answering = (data: unknown) =>
  httpGateways(() => of(success(data)), { sanitiser: createServerSanitiser() })
const requesting = (data: unknown) => {
  const recording = createRecordingTransport(success(data))
  return { ...recording, gateways: httpGateways(recording.transport) }
}

describe('figures and tables over rc-pub', () => {
  it('are asked for by site, article and id [C7.16]', async () => {
    const { gateways, requests } = requesting({ content: [] })
    await valueOf(gateways.articles.pictures(context, { q: '水位', page: 2, size: 20 }))
    await valueOf(gateways.articles.tables(context, { q: '', page: 0, size: 5 }))
    await failureOf(gateways.articles.table(context, '../x'))
    const requested = requests.map(({ path, query: { timestamps, ...query } }) => [
      path,
      query,
      timestamps !== '',
    ])
    expect(requested).toEqual([
      ['/rc-pub/front/picture/getPictureList', { siteId: '7', q: '水位', page: '2', size: '20' }, true],
      ['/rc-pub/front/table/getTableList', { siteId: '7', page: '0', size: '5' }, true],
      ['/rc-pub/front/table/..%2Fx', {}, true],
    ])
  })

  it('are read from what there is: no id, no entry; no safe address, no picture', async () => {
    const wire = {
      id: 7,
      resName: '水位',
      pictureUrl: 'javascript:alert(1)',
      article: { id: 5, year: '2026' },
    }
    const { content, totalElements } = await valueOf(
      answering({ content: [wire, { ...wire, id: null }] }).articles.pictures(context, {
        q: '',
        page: 0,
        size: 5,
      }),
    )
    expect(content).toMatchObject([
      {
        id: '7',
        caption: { zh: '水位', en: '' },
        imageUrl: '',
        anchor: '',
        article: { id: '5', year: 2026 },
      },
    ])
    expect(totalElements).toBe(1)
  })

  it('are sanitised: the HTML of a table is not trusted', async () => {
    const content = '<table onclick="x()"><tr><td>1<script>x()</script></td></tr></table>'
    const table = await valueOf(answering({ id: '5-0', content, article: {} }).articles.table(context, '5-0'))
    expect(table.html).toEqual({ zh: expect.stringMatching(/<td>1<\/td>/), en: null })
    expect(table.html.zh).not.toMatch(/script|onclick/)
  })
})

describe('sounds and films over rc-pub', () => {
  it('are asked for by kind, and counted by a POST [C7.16]', async () => {
    const { gateways, requests } = requesting({ content: [], downloads: '3' })
    await valueOf(gateways.collections.mediaItems(context, { kind: 'audio', q: '', page: 0, size: 5 }))
    await valueOf(gateways.collections.mediaItems(context, { kind: null, q: '', page: 0, size: 5 }))
    expect(await valueOf(gateways.collections.recordDownload(context, '9'))).toBe(3)
    expect(requests.map(({ method, path }) => [method, path.slice('/rc-pub/front/'.length)])).toEqual([
      ['GET', 'vod/getVodList'],
      ['GET', 'vod/getVodList'],
      ['POST', 'vod/downloadRecord'],
    ])
    expect(requests.map(({ query }) => query['type'])).toEqual(['audio', undefined, undefined])
    expect(requests[2]?.query).toEqual({ id: '9' })
  })

  it('are read from what there is', async () => {
    const wire = {
      id: '9',
      type: null,
      resName: '影片',
      duration: -1,
      playUrl: 'javascript:x',
      downloadUrl: 'https://example.org/a.webm',
      captions: [{ language: 'en', url: '88' }],
      chapterTracks: [{ language: 'zh', url: '/rc-pub/front/vod/chapters?id=9&language=zh' }],
      cues: [
        { begin: 0, end: '900', zhText: '水' },
        { begin: null, end: 1 },
      ],
      chapters: [
        { begin: '2000', zhTitle: '退水' },
        { begin: null, zhTitle: '无' },
        { begin: 0, enTitle: 'Flood' },
      ],
    }
    expect(await valueOf(answering(wire).collections.mediaItem(context, '9'))).toMatchObject({
      item: {
        kind: 'video',
        title: { zh: '影片', en: '' },
        duration: 0,
        size: 0,
        playUrl: '',
        downloadUrl: 'https://example.org/a.webm',
        publishedOn: '',
      },
      cues: [{ begin: 0, end: 900, text: { zh: '水', en: '' } }],
      chapters: [
        { begin: 0, title: { zh: '', en: 'Flood' } },
        { begin: 2000, title: { zh: '退水', en: '' } },
      ],
      captionUrls: { zh: '', en: '/rc-pub/front/files/get?id=88' },
      chapterUrls: { zh: '/rc-pub/front/vod/chapters?id=9&language=zh', en: '' },
      article: null,
    })
  })
})

describe('the session and uploads over rc-pub', () => {
  it('tells the member of a token by the known fields alone [C7.8]', async () => {
    const { gateways, requests } = requesting({ mobileNo: 13_812_345_678 })
    expect(await valueOf(gateways.session.personalInfo(context, 'offered'))).toEqual({
      mobileNo: '13812345678',
      headPicture: '',
    })
    expect(requests[0]).toMatchObject({ method: 'GET', headers: { token: 'offered' } })
  })

  it('logs out by a DELETE with no parameters at all, whatever the data of the answer is [C7.8]', async () => {
    for (const data of [null, true, 'ok', {}, 12]) {
      const { gateways, requests } = requesting(data)
      expect(await valueOf(gateways.session.logout(context))).toBeNull()
      expect(requests[0]).toMatchObject({ method: 'DELETE', query: {}, body: null })
    }
  })

  it('sends a file as the body, with its name and purpose beside it [C7.14]', async () => {
    const { gateways, requests } = requesting({ id: 88, url: null })
    const bytes = new Uint8Array([1, 2])
    const file = { name: '头像.png', bytes }
    expect(await valueOf(gateways.session.upload(context, file, 'cover'))).toBe(
      '/rc-pub/front/files/get?id=88',
    )
    expect(requests[0]).toMatchObject({
      method: 'POST',
      path: '/rc-pub/front/files/fileUpload',
      query: { purpose: 'cover', fileName: '头像.png' },
      headers: { 'content-type': 'application/octet-stream' },
      body: bytes,
    })
  })
})
