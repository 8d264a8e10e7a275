import { createPublicKey, verify } from 'node:crypto'
import type { WireBook, WireDocument, WireDocumentPage } from '@xuekan/rc-pub/contract'
import { describe, expect, it } from 'vitest'
import { createSessions } from '../../../server/rc-pub/accounts/sessions.ts'
import { insertMember } from '../../../server/rc-pub/accounts/stored-members.ts'
import { sampleDay } from '../store/prepared-folder.ts'
import { sampleToken } from './sample-members.ts'
import { servedSamples } from './served-samples.ts'

const { ask, server, siteId, store } = servedSamples()

interface Page<T> {
  readonly content: readonly T[]
  readonly totalElements: number
}

describe('the book cloud', () => {
  const config = async (sld: string, name = 'BOOK_CLOUD_CHECK') =>
    (await ask(`rc-book/getBookConfig?siteId=${siteId(sld)}&configName=${name}`)).data
  const jump = (sld: string, p: string, language = 'en') =>
    ask<{ jumpUrl: string }>(`rc-book/jumpBookCloud?siteId=${siteId(sld)}&p=${encodeURIComponent(p)}`, {
      language,
    })

  it('says whether it needs a login, a journal as its group does [C7.8] [C6.3]', async () => {
    const required = { configName: 'BOOK_CLOUD_CHECK', configValue: 'true' }
    expect(await config('hengwen')).toEqual(required)
    expect(await config('slgc')).toEqual(required)
    expect(await config('www')).toMatchObject({ configValue: 'false' })
    expect(await config('slgc', 'BOOK_CLOUD_COLOUR')).toBeNull()
  })

  it('opens for a credential that looks like one, in data.jumpUrl [C7.8]', async () => {
    expect((await jump('slgc', 'q7+/x.Y-_~=1')).data).toEqual({
      jumpUrl: 'https://books.hengwen.example/open?p=q7%2B%2Fx.Y-_~%3D1',
    })
    expect((await jump('slgc', "$&$'$`abc")).status).toBe(400)
  })

  it('refuses what is no credential, in the language asked for [C7.8]', async () => {
    for (const p of ['', 'short', 'with space and more', '<script>alert(1)</script>', 'x'.repeat(513)])
      expect(await jump('hengwen', p, 'zh')).toEqual({
        status: 400,
        message: '图书云凭证格式不正确',
        data: null,
      })
    expect((await jump('hengwen', 'x'.repeat(512))).status).toBe(0)
  })

  const own = (sld: string, token?: string) =>
    ask<{ jumpUrl: string | null }>(
      `frontMembers/jumpBookCloud?siteId=${siteId(sld)}`,
      token === undefined ? {} : { token },
    )

  /** The token of a second member. */
  async function anotherToken(): Promise<string> {
    const userName = 'other@example.org'
    const person = { mobileNo: null, name: '', passwordHash: 'x', agreed: '', created: 1 }
    await insertMember(store(), { userName, email: userName, ...person })
    const [member] = await store().query<{ id: number }>('select id from member where user_name = $1', [
      userName,
    ])
    return createSessions(store(), () => Date.parse(sampleDay)).begin(String(member?.id), false, 'a device')
  }

  it('opens as the member who asks, by a credential that it can check and that names nobody [C6.2] [C6.3] [C7.12]', async () => {
    const first = new URL((await own('slgc', sampleToken)).data.jumpUrl ?? '')
    expect(`${first.origin}${first.pathname}`).toBe('https://books.hengwen.example/open')
    const [text = '', signature = ''] = (first.searchParams.get('p') ?? '').split('.')
    const { configValue } = (await config('slgc', 'BOOK_CLOUD_KEY')) as { readonly configValue: string }
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: configValue }, format: 'jwk' })
    expect(verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))).toBe(true)
    const told = Buffer.from(text, 'base64url').toString('utf8')
    expect(JSON.parse(told)).toEqual({
      member: expect.stringMatching(/^[\w-]{22}$/),
      cloud: 'books.hengwen.example',
      ends: expect.closeTo(Date.now() / 1_000 + 3_600, -2),
    })
    // the same member is the same one at each visit, and the call of the book cloud takes what was made
    const again = new URL((await own('hengwen', sampleToken)).data.jumpUrl ?? '').searchParams.get('p') ?? ''
    const memberIn = (credential: string): unknown =>
      JSON.parse(Buffer.from(credential.split('.')[0] ?? '', 'base64url').toString('utf8')).member
    expect(memberIn(again)).toBe(memberIn(text))
    expect((await jump('slgc', again)).status).toBe(0)
    const another = await own('slgc', await anotherToken())
    expect(memberIn(new URL(another.data.jumpUrl ?? '').searchParams.get('p') ?? '')).not.toBe(memberIn(text))
  })

  it('leads nobody on who is not logged in where that is required, ends no session by it, and none where there is no cloud [C6.3] [C7.12]', async () => {
    expect(await own('slgc')).toMatchObject({ status: 0, data: { jumpUrl: null } })
    expect(await own('slgc', 'no-token')).toMatchObject({ status: 0, data: { jumpUrl: null } })
    expect(await own('www')).toMatchObject({ status: 10005, data: null })
  })

  it('leads a visitor to its public site where no login is required [C6.3]', async () => {
    const id = siteId('hengwen')
    const set = (required: boolean) =>
      store().query(
        `update site set config = jsonb_set(config, '{bookCloud,loginRequired}', $2::jsonb) where id = $1`,
        [id, String(required)],
      )
    await set(false)
    const open = await own('slgc')
    await set(true)
    expect(open.data).toEqual({ jumpUrl: 'https://books.hengwen.example/' })
  })

  it('is refused clearly where a site has none [C7.8]', async () => {
    expect(await jump('www', 'credential-1')).toEqual({
      status: 10005,
      message: 'This site has no book cloud.',
      data: null,
    })
  })
})

describe('books', () => {
  const list = async (sld: string, query = '') =>
    (await ask<Page<WireBook>>(`rc-book/getBookList?siteId=${siteId(sld)}${query}`)).data

  it('are listed newest first, with a group those of its journals too [C7.16]', async () => {
    const { content, totalElements } = await list('hengwen')
    expect(content.map(({ year }) => year)).toEqual([2026, 2025, 2024, 2023])
    expect(totalElements).toBe(4)
    expect((await list('slgc')).content.map(({ title }) => title)).toEqual([
      'Letters from the Site, 1958–1966',
    ])
    expect((await list('hengwen', '&size=2&page=1')).content).toEqual(content.slice(2))
  })

  it('are had one by one, with a cover, and none under an unknown id [C7.16]', async () => {
    const [book] = (await list('hengwen')).content
    expect((await ask(`rc-book/${book?.id}`)).data).toEqual(book)
    expect((await server().inject({ url: book?.pictureUrl ?? '' })).body).toContain('河里的沙')
    for (const id of ['999999999', 'getBook']) expect((await ask(`rc-book/${id}`)).data).toBeNull()
  })
})

describe('documents', () => {
  const list = async (sld: string) =>
    (await ask<Page<WireDocument>>(`rc-doc/getDocList?siteId=${siteId(sld)}`)).data

  it('are listed newest first [C7.16]', async () => {
    const days = (await list('hengwen')).content.map(({ publishDate }) => publishDate ?? '')
    expect(days).toHaveLength(6)
    expect(days).toEqual(days.toSorted().toReversed())
  })

  it('come as a text, with a file where there is one [C7.16] [C7.14]', async () => {
    const [template, checklist] = (await list('slgc')).content
    expect(template).toMatchObject({ fileName: 'figure-template.svg' })
    const file = await server().inject({ url: template?.fileUrl ?? '' })
    expect(file.rawPayload).toHaveLength(template?.fileSize ?? 0)
    expect(checklist).toMatchObject({ fileUrl: null, fileId: null, fileName: null, fileSize: null })
    const { data } = await ask<WireDocumentPage>(`rc-doc/${checklist?.id}`)
    expect(data.content).toContain('<ol>')
    expect((await ask('rc-doc/999999999')).data).toBeNull()
  })
})
