import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pictureShapes, pictureSizeOf, uploadRules } from '@xuekan/core/member'
import { fileUrl } from '@xuekan/core/site'
import { beforeAll, describe, expect, it } from 'vitest'
import { createRcPub } from '../../../server/rc-pub/index.ts'
import { postEndlessly } from '../../support/endless-post.ts'
import { bmpOf, pngOf as realPng, withPlace } from '../../support/real-pictures.ts'
import { sampleDay } from '../store/prepared-folder.ts'
import { sampleToken } from './sample-members.ts'
import { servedSamples, type Envelope } from './served-samples.ts'

const { server, store, failures } = servedSamples({ draws: true })

let base = ''
beforeAll(async () => {
  await server().listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(server().server.address() as AddressInfo).port}/rc-pub/front/`
})

const get = (path: string) => fetch(base + path)
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

const picture = { width: 40, height: 30, colour: [200, 30, 40] } as const
const pngOf = (size: number): Uint8Array<ArrayBuffer> => realPng(picture, size)

interface Uploaded {
  readonly id: string
  readonly name: string
  readonly mediaType: string
  readonly size: number
  readonly url: string
}

describe('files/fileUpload', () => {
  const upload = async (body: BodyInit, query = '', headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(`${base}files/fileUpload?${query}`, {
      method: 'POST',
      headers: { token: sampleToken, ...headers },
      body,
    })
    return { httpStatus: answer.status, ...((await answer.json()) as Envelope<Uploaded | null>) }
  }
  const form = (bytes: Uint8Array<ArrayBuffer>, name: string) => {
    const data = new FormData()
    data.append('note', 'before the file')
    data.append('file', new Blob([bytes], { type: 'text/html' }), name)
    return data
  }

  it('stores the file of a form, or the body itself, and answers where it is [C7.14]', async () => {
    const bytes = pngOf(300)
    for (const answer of [
      await upload(form(bytes, '..\\folder/头\u202e像\u0007.html'), 'purpose=photo'),
      await upload(bytes, 'fileName=x.html', { 'content-type': 'application/octet-stream' }),
      await upload(bytes, '', { 'content-type': 'application/json' }),
    ]) {
      expect(answer).toMatchObject({
        httpStatus: 200,
        status: 0,
        message: '操作成功',
        data: { name: '头像.jpg', mediaType: 'image/jpeg' },
      })
      expect(answer.data?.url).toBe(fileUrl(answer.data?.id))
      const stored = await get(`files/get?id=${answer.data?.id}`)
      expect(stored.headers.get('content-type')).toBe('image/jpeg')
      // it can be taken away: nobody keeps it unasked
      expect(stored.headers.get('cache-control')).toBe('no-cache')
      const { length } = await bytesOf(stored)
      expect([length, answer.data?.size]).toEqual([length, length])
    }
  })

  it('draws what came anew: nothing is left of where it was taken, nor of what else the file held [C5.9]', async () => {
    const shown = async (bytes: Uint8Array<ArrayBuffer>, purpose: 'photo' | 'cover') => {
      const { data } = await upload(bytes, `purpose=${purpose}`)
      return bytesOf(await get(`files/get?id=${data?.id}`))
    }
    const first = await shown(realPng({ ...picture, width: 900, height: 700 }), 'photo')
    expect(pictureSizeOf(first)).toEqual(pictureShapes.photo)
    const place = 'GPS 31.2304 N 121.4737 E <script>alert(1)</script>'
    const taken = withPlace(first, place)
    expect(Buffer.from(taken).toString('latin1')).toContain(place)
    const again = await shown(
      new Uint8Array([...taken, ...new TextEncoder().encode('PK and an archive')]),
      'photo',
    )
    expect(pictureSizeOf(again)).toEqual(pictureShapes.photo)
    for (const word of ['Exif', 'GPS', 'script', 'archive'])
      expect(Buffer.from(again).toString('latin1')).not.toContain(word)
    const bitmap = await shown(bmpOf({ ...picture, width: 64, height: 80 }), 'photo')
    // no larger than it came
    expect(pictureSizeOf(bitmap)).toEqual({ width: 64, height: 64 })
    expect(pictureSizeOf(await shown(realPng(picture), 'cover'))).toEqual(pictureShapes.cover)
  })

  it('takes no picture that is broken or has more pixels than a camera, and none where nothing draws [C5.9]', async () => {
    const unreadable = { status: 415, message: 'This picture cannot be read: please choose another one.' }
    const torn = withPlace(new Uint8Array([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 9, 0, 9, 1, 1, 0x11, 0]), '')
    const bomb = pngOf(0)
    new DataView(bomb.buffer).setUint32(16, 60_000)
    new DataView(bomb.buffer).setUint32(20, 60_000)
    const head = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    for (const bytes of [torn, bomb, head]) expect(await upload(bytes)).toMatchObject(unreadable)
    const without = await createRcPub({
      database: store(),
      report: () => undefined,
      now: () => Date.parse(sampleDay),
    })
    const refused = await without.answer({
      method: 'POST',
      path: '/rc-pub/front/files/fileUpload',
      query: { purpose: 'photo' },
      headers: { token: sampleToken, language: 'zh' },
      body: realPng({ width: 3, height: 3 }),
    })
    expect(refused.body).toMatchObject({ value: { status: 503, message: '暂时无法处理图片，请稍后再试' } })
    await without.close()
  })

  it('keeps the end of a name that no disk takes whole, and its answer is kept by nobody [C7.14]', async () => {
    const answer = await upload(form(pngOf(301), `${'水'.repeat(300)}.png`))
    expect(answer.data?.name).toBe(`${'水'.repeat(116)}.jpg`)
    const { headers } = await fetch(`${base}files/fileUpload`, {
      method: 'POST',
      headers: { token: sampleToken },
      body: pngOf(300),
    })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('stores nothing of nobody, and says so as everywhere [C7.14] [C7.17]', async () => {
    for (const token of ['', 'another'])
      expect(await upload(pngOf(10), '', { token, language: 'zh' })).toEqual({
        httpStatus: 200,
        status: 401,
        message: '请先登录',
        data: null,
      })
  })

  it('decides by the content what a file is [C7.14] [C5.9]', async () => {
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    expect(await upload(form(svg, 'a.png'))).toMatchObject({
      status: 415,
      message: 'Only JPG, PNG, BMP pictures can be uploaded.',
    })
    const bitmap = bmpOf(picture)
    expect(await upload(bitmap, 'purpose=photo')).toMatchObject({ data: { mediaType: 'image/jpeg' } })
    expect(await upload(bitmap, 'purpose=cover', { language: 'zh' })).toMatchObject({
      status: 415,
      message: '只能上传 JPG、PNG 图片',
    })
  })

  it('says how large a file may be [C7.14] [C5.9]', async () => {
    const { photo, cover } = uploadRules
    expect(await upload(pngOf(photo.largest), 'purpose=photo')).toMatchObject({ status: 0 })
    expect(await upload(pngOf(photo.largest + 1), 'purpose=photo')).toMatchObject({
      status: 413,
      message: 'The picture must not be larger than 5M.',
    })
    expect(
      await upload(form(pngOf(cover.largest + 1), 'c.png'), 'purpose=cover', { language: 'zh' }),
    ).toMatchObject({
      status: 413,
      message: '图片不能超过 3M',
    })
    for (const body of [pngOf(7 * 1024 * 1024), form(pngOf(7 * 1024 * 1024), 'c.png')])
      expect(await upload(body)).toMatchObject({ httpStatus: 413, status: 413, data: null })
  })

  it('reads no more of a form than a file is long, and nothing of nobody [C7.14] [C5.9]', async () => {
    const { port, pathname: path } = new URL(`${base}files/fileUpload`)
    const type = { 'content-type': 'multipart/form-data; boundary=x' }
    const headers = { ...type, token: sampleToken }
    const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc\r\n'
    for (const begin of ['no boundary', part.slice(0, -2), `${part}--x--\r\n`])
      expect([413, 200, null]).toContain(await postEndlessly({ port: Number(port), path, headers, begin }))
    const early = await new Promise((resolve) => {
      const begun = request(`${base}files/fileUpload`, {
        method: 'POST',
        headers: { ...type, token: 'forged', 'content-length': 5_000_000 },
      })
      begun
        .on('error', () => undefined)
        .on('response', (answer) => {
          resolve(answer.statusCode)
          begun.destroy()
        })
      begun.flushHeaders()
    })
    expect(early).toBe(200)
    expect(failures).toEqual([])
  })

  it('takes only so many of one member, and says so', async () => {
    const member = `(select member_id from upload order by file_id limit 1)`
    const made = await store().query<{ id: number }>(
      `with made as (insert into file (id, sha256, name, media_type, bytes)
        select 5000000000000 + n, 'made ' || n, '', 'image/png', '' from generate_series(1, 20) n returning id)
      select id from made`,
    )
    const ids = [made.map(({ id }) => id)]
    await store().query(
      `insert into upload (file_id, member_id, stored) select unnest($1::bigint[]), ${member}, $2`,
      [...ids, Date.now()],
    )
    expect(await upload(pngOf(302))).toMatchObject({
      status: 428,
      message: 'A member can upload 20 pictures of 20M together at most.',
    })
    expect(await upload(pngOf(302), '', { language: 'zh' })).toMatchObject({
      message: '每位用户最多可上传 20 张图片，共 20M',
    })
    expect(await upload(pngOf(300))).toMatchObject({ status: 0 })
    await store().query('delete from file where id = any($1::bigint[])', ids)
  })

  it('refuses a call without a file, a form that is none, and a purpose that it does not know [C7.14]', async () => {
    expect(await upload('')).toMatchObject({ status: 400, message: 'No file has been received.' })
    expect(await upload(new FormData())).toMatchObject({ data: null })
    expect(await upload(pngOf(10), 'purpose=banner')).toMatchObject({
      status: 400,
      message: 'The purpose should be photo or cover.',
    })
    const broken = await upload('no form', '', { 'content-type': 'multipart/form-data; boundary=x' })
    expect(broken).toMatchObject({ status: 400, message: 'No file has been received.' })
    expect(failures).toEqual([])
  })

  it('is no call of another method', async () => {
    expect((await get('files/fileUpload')).status).toBe(404)
  })
})
