import { basePath, endpoints, expiredStatus } from '@xuekan/rc-pub/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { createSessions } from '../../../server/rc-pub/accounts/sessions.ts'
import { hashOf, newToken } from '../../../server/rc-pub/accounts/tokens.ts'
import { sampleDay } from '../store/prepared-folder.ts'
import { servedSamples, type Envelope } from './served-samples.ts'

const { server, store, siteId, failures } = servedSamples()

type Call = keyof typeof endpoints

/** Calls that answer the member of their token alone; a new one that is named nowhere fails here. */
const ofMembers: readonly Call[] = [
  'personalInfo',
  'saveInfo',
  'saveHeadPicture',
  'sessions',
  'endSession',
  'endOtherSessions',
  'changePassword',
  'secondFactor',
  'beginFactor',
  'confirmFactor',
  'endFactor',
  'beginContact',
  'changeMobile',
  'passkeys',
  'beginPasskey',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'exportData',
  'deleteAccount',
  'acceptedAgreements',
  'acceptAgreements',
  'thirdBinds',
  'unbindThird',
  'isCollected',
  'collect',
  'uncollect',
  'collects',
  'isSubscribed',
  'subscribe',
  'unsubscribe',
  'subscriptions',
  'savedSearches',
  'saveSearch',
  'dropSearch',
  'downloads',
  'historys',
  'dropDownload',
  'restoreDownload',
  'personalAlbums',
  'personalAlbum',
  'saveAlbum',
  'editAlbum',
  'saveCover',
  'albumsHolding',
  'deleteAlbum',
  'albumResources',
  'addAlbumResources',
  'deleteAlbumResource',
  'shareAlbum',
  'unshareAlbum',
  'fileUpload',
]

/** What is sent with a call; every id is one of the owner's. */
interface Belongings {
  readonly article: string
  readonly session: string
  readonly album: string
  readonly identity: string
  readonly search: string
  readonly passkey: string
}

const told = { name: '水', enName: '', description: '' }

const sentWith = ({ article, album, passkey }: Belongings): Partial<Record<Call, unknown>> => ({
  saveInfo: {
    name: '林',
    email: '',
    region: '',
    major: '',
    institution: '',
    researchFields: [],
    gender: null,
  },
  changePassword: { formerPassword: 'x', formerAesKey: 'x', password: 'x', aesKey: 'x' },
  renamePasskey: { id: passkey, name: 'renamed' },
  removePasskey: { id: passkey, password: 'x', aesKey: 'x', factor: '' },
  collect: { type: 'article', id: article },
  acceptAgreements: { terms: '', privacy: '' },
  subscribe: { origin: 'http://slgc.localhost' },
  saveSearch: { search: 'type=search&q=dam', pace: 'never', origin: 'http://slgc.localhost' },
  restoreDownload: { id: article, kept: 1 },
  saveAlbum: { ...told, articles: [] },
  editAlbum: { ...told, id: album },
  saveCover: { id: album, cover: null },
  saveHeadPicture: { headPicture: null },
  shareAlbum: { id: album },
  addAlbumResources: { albumId: album, ids: [article], place: 1 },
})

const queryOf = (call: Call, { article, album, identity, search }: Belongings): string => {
  const ids: Partial<Record<Call, string>> = {
    unbindThird: `id=${identity}`,
    isCollected: `type=article&id=${article}`,
    uncollect: `type=article&id=${article}`,
    dropSearch: `id=${search}`,
    dropDownload: `id=${article}`,
    personalAlbum: `id=${album}`,
    deleteAlbum: `id=${album}`,
    unshareAlbum: `id=${album}`,
    albumsHolding: `id=${article}`,
    albumResources: `albumId=${album}`,
    deleteAlbumResource: `albumId=${album}&id=${article}`,
    fileUpload: 'purpose=photo&fileName=a.png',
  }
  return `siteId=${siteId('slgc')}&${ids[call] ?? ''}`
}

const at = Date.parse(sampleDay)
const tokens = {
  anonymous: '',
  forged: newToken(),
  expired: newToken(),
  unused: newToken(),
  revoked: newToken(),
  rotated: newToken(),
  owner: newToken(),
  other: newToken(),
}
let belongings: Belongings

async function ask(call: Call, token: string) {
  const { method, path } = endpoints[call]
  const upload = call === 'fileUpload'
  const sent = upload ? Buffer.from('no picture') : sentWith(belongings)[call]
  return server().inject({
    method,
    url: `${basePath}${path.replace('{id}', belongings.session)}?${queryOf(call, belongings)}`,
    headers: {
      language: 'en',
      ...(token === '' ? {} : { token }),
      ...(upload ? { 'content-type': 'image/png' } : {}),
    },
    ...(method === 'POST' ? { payload: sent ?? {} } : {}),
  })
}
const statusOf = async (call: Call, token: string): Promise<number> =>
  (await ask(call, token)).json<Envelope<unknown>>().status

/** What the owner has, as the store holds it. */
async function owned(): Promise<unknown> {
  const tables = [
    'session',
    'favourite',
    'member_download',
    'personal_album',
    'identity',
    'saved_search',
    'passkey',
  ] as const
  const rows = await Promise.all(
    tables.map((table) =>
      store().query(
        `select to_jsonb(t) - 'seen' as kept from ${table} t
        where member_id = (select id from member where user_name = 'owner') order by 1`,
      ),
    ),
  )
  const [profile] = await store().query(
    `select name, password_hash, head_picture from member where user_name = 'owner'`,
  )
  const shared = await store().query(
    `select s.* from shared_album s join personal_album a on a.id = s.album_id
    where a.member_id = (select id from member where user_name = 'owner')`,
  )
  return { rows, shared, profile }
}

beforeAll(async () => {
  await store().query(
    `insert into member (user_name, email, password_hash, created)
    values ('owner', 'owner@example.org', 'x', 1), ('other', 'other@example.org', 'x', 1)`,
  )
  const session = (token: string, userName: string, { idle = 3_600_000, ends = at + 3_600_000, seen = at }) =>
    store().query(
      `insert into session (token_hash, member_id, begun, seen, idle, ends)
      select $1, id, $2, $2, $3, $4 from member where user_name = $5 returning id`,
      [hashOf(token), seen, idle, ends, userName],
    )
  await session(tokens.expired, 'owner', { ends: at })
  await session(tokens.unused, 'owner', { idle: 1_000, seen: at - 1_000 })
  await session(tokens.revoked, 'owner', {})
  await session(tokens.rotated, 'owner', {})
  await createSessions(store(), () => at).rotate(tokens.rotated)
  const [own] = await session(tokens.owner, 'owner', {})
  await session(tokens.other, 'other', {})
  const [article] = await store().query<{ id: number }>(
    `select a.id from article a join site s on s.id = a.site_id where s.sld = 'slgc' order by a.id limit 1`,
  )
  const [identity] = await store().query<{ id: number }>(
    `insert into identity (issuer, subject, member_id, party, account, bound)
    select 'https://party.example', 'owner', id, 'party', 'owner', 1 from member where user_name = 'owner'
    returning id`,
  )
  const [passkey] = await store().query<{ id: number }>(
    `insert into passkey (credential, member_id, user_handle, public_key, counter, name, made)
    select 'owner', id, 'owner', 'x', 0, 'owner', 1 from member where user_name = 'owner' returning id`,
  )
  const [search] = await store().query<{ id: number }>(
    `insert into saved_search (member_id, site_id, search, pace, language, origin, leave, begun, told)
    select id, $1, 'type=search&q=owner', 'never', 'en', '', 'owner', 1, 1 from member where user_name = 'owner'
    returning id`,
    [Number(siteId('slgc'))],
  )
  belongings = {
    passkey: String(passkey?.id),
    search: String(search?.id),
    article: String(article?.id),
    session: String((own as { readonly id: number }).id),
    identity: String(identity?.id),
    album: '0',
  }
  const made = await server().inject({
    method: 'POST',
    url: `${basePath}${endpoints.saveAlbum.path}`,
    headers: { token: tokens.owner },
    payload: { ...told, articles: [belongings.article] },
  })
  belongings = { ...belongings, album: made.json<Envelope<{ readonly id: string }>>().data.id }
  await ask('collect', tokens.owner)
  await ask('restoreDownload', tokens.owner)
  await ask('shareAlbum', tokens.owner)
  await server().inject({
    method: 'DELETE',
    url: `${basePath}${endpoints.logout.path}`,
    headers: { token: tokens.revoked },
  })
})

describe('a call of members', () => {
  const strangers = ['anonymous', 'forged', 'expired', 'unused', 'revoked', 'rotated'] as const

  it('tells its owner of the sessions that last, and of no other [C7.12]', async () => {
    const told = (await ask('sessions', tokens.owner)).json<
      Envelope<readonly { readonly isCurrent: 0 | 1 }[]>
    >()
    // that of the token, and the one that goes on under another token
    expect(told.data.map(({ isCurrent }) => isCurrent)).toEqual([1, 0])
  })

  it.each(ofMembers)('%s answers nobody without a session that lasts [C6.1] [C7.8]', async (call) => {
    const before = await owned()
    for (const who of strangers)
      expect([who, await statusOf(call, tokens[who])]).toEqual([who, expiredStatus])
    expect(await owned()).toEqual(before)
  })

  it.each(ofMembers)(
    '%s gives another member nothing of the owner’s, and changes nothing of it',
    async (call) => {
      const before = await owned()
      const { body } = await ask(call, tokens.other)
      expect(body).not.toContain('owner')
      expect(body).not.toContain(tokens.owner)
      expect(await owned()).toEqual(before)
    },
  )

  // the last of them end what the others need
  const ending: readonly Call[] = ['deleteAlbum', 'dropSearch', 'unbindThird', 'endSession']
  it.each([...ofMembers.filter((call) => !ending.includes(call)), ...ending])(
    '%s answers its owner [C6.2]',
    async (call) => {
      expect(await statusOf(call, tokens.owner)).not.toBe(expiredStatus)
    },
  )
})

describe('every other call', () => {
  const names = Object.keys(endpoints) as readonly Call[]
  const open = names.filter((call) => !ofMembers.includes(call) && endpoints[call].form === 'enveloped')

  it('is nobody’s alone: a token that is none changes nothing of its answer [C6.1]', async () => {
    for (const call of open) {
      const told = await statusOf(call, tokens.anonymous)
      expect([call, told]).not.toEqual([call, expiredStatus])
      expect([call, await statusOf(call, tokens.forged)]).toEqual([call, told])
    }
    expect(failures).toEqual([])
  })
})
