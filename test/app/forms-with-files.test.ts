import { request as ask, type IncomingMessage } from 'node:http'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { pictureWords } from '../../ui/locales/picture-words.ts'
import { postEndlessly } from '../support/endless-post.ts'
import { bmpOf, pngOf } from '../support/real-pictures.ts'
import { sampleMember } from './support/members.ts'
import { visitsTo, type Visit } from './support/plain-browser.ts'
import { openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
let visit: Visit
let cookie = ''
beforeAll(async () => {
  portal = await openPortal()
  visit = visitsTo(portal)
  cookie = await sampleMember(visit)
}, 240_000)
afterAll(() => portal.close())

interface Posted {
  readonly port?: number
  readonly path?: string
  readonly fields?: Readonly<Record<string, string>>
  readonly file?: Uint8Array<ArrayBuffer>
  readonly headers?: Readonly<Record<string, string>>
}

/** Posts a form with a file as a browser does. */
async function post({
  port = portal.port,
  path = '/personal?lang=en&entry=personalInformation',
  file,
  ...rest
}: Posted) {
  const data = new FormData()
  for (const [name, value] of Object.entries(rest.fields ?? { action: 'photo' })) data.append(name, value)
  if (file !== undefined) data.append('picture', new Blob([file], { type: 'image/png' }), 'me.png')
  const encoded = new Response(data)
  const body = Buffer.from(await encoded.arrayBuffer())
  const host = `slgc.localhost:${port}`
  return new Promise<{
    readonly status: number
    readonly location: string
    readonly cookies: readonly string[]
    readonly body: string
  }>((resolve, reject) => {
    const asked = ask(
      {
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        agent: false,
        headers: {
          host,
          origin: `http://${host}`,
          cookie,
          'content-type': encoded.headers.get('content-type') ?? '',
          'content-length': body.length,
          ...rest.headers,
        },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => (text += part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            location: answer.headers.location ?? '',
            cookies: answer.headers['set-cookie'] ?? [],
            body: text,
          }),
        )
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

const small = pngOf({ width: 20, height: 20 })

describe('a form with a file', () => {
  it('gives a member a photo, with the cookie that the header shows it by [C5.9] [C4.7]', async () => {
    const saved = await post({ file: small })
    expect([saved.status, saved.location]).toEqual([
      303,
      '/personal?lang=en&entry=personalInformation&done=photo',
    ])
    expect(saved.cookies).toHaveLength(1)
    expect(saved.cookies[0]).toMatch(/^headPicture=[^;]*files%2Fget%3Fid%3D\d+; /)
    const { body } = await visit(saved.location, { cookie })
    expect(body).toMatch(/<img[^>]*src="\/rc-pub\/front\/files\/get\?id=\d+"/)
    const gone = await visit('/personal?lang=en', { cookie, form: { action: 'dropPhoto' } })
    expect(gone.location).toContain('done=dropPhoto')
    expect(gone.cookies[0]).toMatch(/^headPicture=; /)
  })

  it('says in words what is wrong with the file, however large it is [C5.9] [C8.4]', async () => {
    const words = pictureWords.en
    for (const [file, said] of [
      [undefined, words['picture.none']],
      [new Uint8Array(), words['picture.none']],
      [new TextEncoder().encode('<svg/>'), words['photo.wrongType']],
      [pngOf({ width: 4, height: 4 }, 5 * 1024 * 1024), words['photo.tooLarge']],
      [pngOf({ width: 4, height: 4 }, 9 * 1024 * 1024), words['photo.tooLarge']],
    ] as const) {
      const answer = await post(file === undefined ? {} : { file })
      expect([answer.status, answer.cookies]).toEqual([200, []])
      expect(answer.body).toContain(said)
    }
    const album = await post({
      path: '/personal?lang=zh&entry=myAlbum',
      fields: { action: 'cover', album: '1' },
      file: bmpOf({ width: 3, height: 2 }),
    })
    expect(album.status).toBe(200)
  })

  it('is read no further than any picture is long, whatever it says and holds [C5.9]', async () => {
    const host = `slgc.localhost:${portal.port}`
    const headers = {
      host,
      origin: `http://${host}`,
      cookie,
      'content-type': 'multipart/form-data; boundary=x',
    }
    const path = '/personal?lang=en&entry=personalInformation'
    const field = '--x\r\nContent-Disposition: form-data; name="action"\r\n\r\nphoto'
    for (const begin of ['no boundary', field, `${field}\r\n--x--\r\n`])
      expect([413, null]).toContain(await postEndlessly({ port: portal.port, path, headers, begin }))
    const told = await post({ headers: { 'content-length': '40000000' } })
    expect(told.status).toBe(413)
    expect((await visit('/healthz')).status).toBe(200)
    expect(portal.failures).toEqual([])
  })

  it.each(['token=made-up; userName=linxi', 'token=made-up', 'userName=linxi'])(
    'is not read at all for who has no session, whatever the cookie says: %s [C5.9] [C6.1]',
    async (forged) => {
      const host = `slgc.localhost:${portal.port}`
      const begun = ask({
        host: '127.0.0.1',
        port: portal.port,
        path: '/personal?lang=en&entry=personalInformation',
        method: 'POST',
        agent: false,
        headers: {
          host,
          origin: `http://${host}`,
          cookie: forged,
          'content-length': 30_000_000,
          'content-type': 'multipart/form-data; boundary=x',
        },
      })
      begun.on('error', () => undefined).flushHeaders()
      const answer = await new Promise<IncomingMessage>((resolve) => begun.on('response', resolve))
      begun.destroy()
      expect([answer.statusCode, answer.headers.location?.split('?')[0]]).toEqual([303, '/login'])
    },
  )

  it('is answered by a failure, and by no way in, where rc-pub cannot say whose it is [C8.1]', async () => {
    const lines = new Set<Socket>()
    const gate = createServer((line) => {
      const onward = connect(portal.port, '127.0.0.1')
      for (const end of [line, onward]) lines.add(end.on('error', () => undefined))
      line.pipe(onward).pipe(line)
    })
    await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve))
    const before = await openPortal(`http://127.0.0.1:${(gate.address() as AddressInfo).port}`)
    onTestFinished(() => before.close())
    expect((await post({ port: before.port, file: small })).status).toBe(303)
    gate.close()
    for (const line of lines) line.destroy()
    const { status, location, body } = await post({ port: before.port, file: small })
    expect([status, location]).toEqual([503, ''])
    expect(body).toContain('lang="en"')
  })

  it('is taken from pages of the portal alone, for members alone, and by no other page [C6.1]', async () => {
    expect((await post({ file: small, headers: { origin: 'https://elsewhere.example' } })).status).toBe(403)
    const nobody = await post({ file: small, headers: { cookie: '' } })
    expect([nobody.status, nobody.location.split('?')[0]]).toEqual([303, '/login'])
    // who is not logged in is answered before a byte of the file has come
    const host = `slgc.localhost:${portal.port}`
    const begun = ask({
      host: '127.0.0.1',
      port: portal.port,
      path: '/personal?lang=en',
      method: 'POST',
      agent: false,
      headers: {
        host,
        origin: `http://${host}`,
        'content-length': 5_000_000,
        'content-type': 'multipart/form-data; boundary=x',
      },
    })
    begun.on('error', () => undefined).flushHeaders()
    const early = await new Promise((resolve) => begun.on('response', (answer) => resolve(answer.statusCode)))
    begun.destroy()
    expect(early).toBe(303)
    expect((await post({ path: '/login', file: small })).status).toBe(415)
    const torn = await post({ headers: { 'content-type': 'multipart/form-data; boundary=x' } })
    expect(torn.status).toBe(200)
    expect(portal.failures).toEqual([])
  })
})
