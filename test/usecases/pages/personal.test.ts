import { createFakeGateways, sampleContent, sampleProfile } from '@xuekan/core/testing'
import { asSiteId } from '@xuekan/core/site'
import { fail } from '../../../core/usecases/async-results.ts'
import { loadPersonal } from '../../../core/usecases/pages/load-personal.ts'
import type {
  FavouritePlace,
  PersonalPageEntry,
  SubmittedPersonal,
} from '../../../core/usecases/pages/personal-content.ts'
import { describe, expect, it } from 'vitest'
import { pngOf } from '../../support/real-pictures.ts'
import { failureOf, valueOf } from '../../adapters/first-answer.ts'

const context = { language: 'en', siteId: asSiteId('7') } as const

function bench() {
  const ports = createFakeGateways({ ...sampleContent, signedIn: sampleProfile })
  const open = (
    entry: PersonalPageEntry | null,
    submitted: SubmittedPersonal | null = null,
    place: Partial<FavouritePlace> = {},
  ) => loadPersonal(ports, { context, entry, list: { ...list, ...place }, submitted })
  return { ports, open }
}

const list = { term: '', order: 'kept', page: 1 } as const

const infoForm = {
  action: 'info',
  name: 'Lin Xi',
  email: 'letters@example.org',
  region: ' Jiangzhou ',
  major: '',
  institution: '',
  researchFields: 'tides；silt',
  gender: 'female',
} as const

const password = {
  action: 'password',
  former: sampleProfile.password,
  password: 'Sediment7',
  confirmation: 'Sediment7',
} as const

type SubmittedPhoto = Extract<SubmittedPersonal, { readonly action: 'photo' }>
const png = { name: '我.png', bytes: pngOf({ width: 9, height: 9 }) }

describe('the personal centre', () => {
  it('shows a photo that was chosen, and none again, where the header shows it too [C5.9] [C4.7]', async () => {
    const { open, ports } = bench()
    expect(await valueOf(open('personalInformation'))).toMatchObject({ photo: null, photoFault: null })
    const saved = await valueOf(open('personalInformation', { action: 'photo', file: png }))
    const { headPicture } = saved.profile
    expect(saved).toMatchObject({ done: 'photo', photo: { headPicture, remember: false }, photoFault: null })
    expect(headPicture).toMatch(/id=\d+$/)
    expect(await valueOf(ports.profile.profile(context))).toMatchObject({ headPicture })
    const info = await valueOf(open('personalInformation', { ...infoForm, name: 'Lin' }))
    expect(info.profile).toMatchObject({ name: 'Lin', headPicture })
    const dropped = await valueOf(open('personalInformation', { action: 'dropPhoto' }))
    expect(dropped).toMatchObject({
      done: 'dropPhoto',
      photo: { headPicture: '' },
      profile: { headPicture: '' },
    })
  })

  it('says what is wrong with a photo, in its words or in those of the server [C5.9] [C8.4]', async () => {
    const { open, ports } = bench()
    const fault = async (file: SubmittedPhoto['file'], session: Partial<typeof ports.session> = {}) => {
      const content = await valueOf(
        loadPersonal(
          { ...ports, session: { ...ports.session, ...session } },
          { context, entry: 'personalInformation', list, submitted: { action: 'photo', file } },
        ),
      )
      expect(content).toMatchObject({ done: null, photo: null, faults: {} })
      return content.photoFault
    }
    const message = (said: string) => ({ kind: 'message', message: said })
    expect(await fault(null)).toEqual(message('picture.none'))
    expect(await fault({ name: 'a.png', bytes: new TextEncoder().encode('<svg/>') })).toEqual(
      message('photo.wrongType'),
    )
    const refusal = { kind: 'refused', call: 'upload', status: 428, message: '已满' } as const
    expect(await fault(png, { upload: () => fail(refusal) })).toEqual({ kind: 'words', words: '已满' })
    expect(await fault(png, { upload: () => fail({ ...refusal, message: '' }) })).toEqual(
      message('picture.failed'),
    )
    expect(await fault(png, { upload: () => fail({ kind: 'timeout', call: 'upload' }) })).toEqual(
      message('picture.failed'),
    )
    const ended = {
      ...ports.session,
      upload: () => fail({ kind: 'expired', call: 'x', message: '' } as const),
    }
    const submitted = { action: 'photo', file: png } as const
    const answer = loadPersonal({ ...ports, session: ended }, { context, entry: null, list, submitted })
    expect((await failureOf(answer)).kind).toBe('expired')
    expect((await valueOf(open('personalInformation'))).profile.headPicture).toBe('')
  })

  it('opens at an entry that there is, with the sessions where they are shown [C2.34]', async () => {
    const { open } = bench()
    const security = await valueOf(open('accountSecurity'))
    expect(security).toMatchObject({ entry: 'accountSecurity', faults: {}, done: null })
    expect(security.sessions).toHaveLength(2)
    const first = await valueOf(open(null))
    expect(first.entry).toBe(first.entries[0])
    const told = await valueOf(open('personalInformation'))
    expect(told).toMatchObject({ sessions: [], info: { name: '林溪', researchFields: '', gender: '' } })
  })

  it('is nobody’s where nobody is logged in [C6.1] [C4.10]', async () => {
    const ports = createFakeGateways(sampleContent)
    const answer = loadPersonal(ports, { context, entry: null, list, submitted: { action: 'endOthers' } })
    expect((await failureOf(answer)).kind).toBe('expired')
  })

  it('saves what a member tells, and says beside the fields what is wrong [C5.7] [C5.10] [C8.4]', async () => {
    const { open } = bench()
    const refused = await valueOf(
      open('personalInformation', { ...infoForm, name: ' ', email: 'x', researchFields: 'a;b;c;d;e;f' }),
    )
    expect(refused).toMatchObject({
      done: null,
      info: { region: ' Jiangzhou ', researchFields: 'a;b;c;d;e;f' },
      profile: sampleProfile.profile,
      faults: {
        name: { kind: 'message', message: 'name.empty' },
        email: { kind: 'message', message: 'email.malformed' },
        researchFields: { kind: 'message', message: 'selection.tooMany' },
      },
    })
    const saved = await valueOf(open('personalInformation', infoForm))
    expect(saved).toMatchObject({ done: 'info', faults: {}, info: { region: 'Jiangzhou' } })
    const read = await valueOf(open('personalInformation'))
    expect(read.profile).toMatchObject({
      name: 'Lin Xi',
      gender: 'female',
      researchFields: ['tides', 'silt'],
      loginEmail: sampleProfile.profile.loginEmail,
      mobile: sampleProfile.profile.mobile,
    })
    expect(
      (await valueOf(open('personalInformation', { ...infoForm, gender: 'x' }))).profile.gender,
    ).toBeNull()
  })

  it('changes the password for the one that is known, and ends the other sessions [C5.4] [C5.5] [C5.7]', async () => {
    const { open } = bench()
    const faults = async (change: Partial<typeof password> | Record<string, string>) =>
      (await valueOf(open('accountSecurity', { ...password, ...change }))).faults
    expect(await faults({ former: '', password: '' })).toMatchObject({
      former: { message: 'former.empty' },
      password: { message: 'password.empty' },
    })
    expect(await faults({ password: 'short', confirmation: 'short' })).toMatchObject({
      password: { message: 'password.tooShort' },
    })
    expect(await faults({ confirmation: 'another' })).toMatchObject({
      confirmation: { message: 'password.confirmationDiffers' },
    })
    expect(await faults({ former: 'Wrong2026' })).toEqual({
      former: { kind: 'words', words: 'The fake refuses.' },
    })
    const changed = await valueOf(open('accountSecurity', password))
    expect(changed).toMatchObject({ done: 'password', faults: {}, entered: { remember: false } })
    expect(changed.entered?.signedIn.token).toMatch(/./)
    expect((await valueOf(open('accountSecurity'))).sessions).toHaveLength(1)
    expect(JSON.stringify(changed)).not.toContain(password.password)
  })

  it('ends one session, the others, and its own [C2.34] [C4.9]', async () => {
    const { open } = bench()
    const one = await valueOf(open('accountSecurity', { action: 'end', session: '2' }))
    expect(one).toMatchObject({ done: 'end', sessions: [{ id: '1' }] })
    const others = await valueOf(bench().open('accountSecurity', { action: 'endOthers' }))
    expect(others).toMatchObject({ done: 'endOthers', sessions: [{ id: '1' }] })
    const out = await valueOf(open('accountSecurity', { action: 'logout' }))
    expect(out).toMatchObject({ done: 'logout', sessions: [] })
  })

  it('keeps articles, finds and sorts them, takes one away and knows which [C2.34] [C4.22]', async () => {
    const { open } = bench()
    const ids = sampleContent.articles.slice(0, 3).map(({ article }) => article.id)
    expect((await valueOf(open('favorites'))).kept).toMatchObject({ list: { totalElements: 0 } })
    for (const id of ids) await valueOf(open('favorites', { action: 'collect', id }))
    const kept = await valueOf(open(null))
    expect(kept.kept?.list.content.map(({ article }) => article.id)).toEqual(ids.toReversed())
    const [first] = kept.kept?.list.content ?? []
    const term = first?.article.title.en ?? ''
    const found = await valueOf(open('favorites', null, { term, order: 'title' }))
    expect(found.kept).toMatchObject({ term, order: 'title', list: { totalElements: 1 } })
    const beyond = await valueOf(open('favorites', null, { page: 9 }))
    expect(beyond.kept?.list.content).toHaveLength(3)
    const [id = ''] = ids
    const without = await valueOf(open('favorites', { action: 'uncollect', id }))
    expect(without).toMatchObject({
      done: 'uncollect',
      kept: { dropped: { id }, list: { totalElements: 2 } },
    })
    const gone = await valueOf(open('favorites', { action: 'uncollect', id: 'none' }))
    expect(gone.kept?.dropped).toBeNull()
    const none = await valueOf(open('favorites', { action: 'collect', id: 'none' }))
    expect(none).toMatchObject({ done: null, faults: { form: { kind: 'words' } } })
  })

  it('lists downloads, forgets one and has it back with its time [C2.34] [C7.12]', async () => {
    const { open, ports } = bench()
    const [{ article } = { article: { id: '' } }] = sampleContent.articles
    const at = '2026-02-03T04:05:06.000Z'
    const download = { id: article.id, at }
    await valueOf(ports.downloads.restoreDownload(context, download))
    const opened = await valueOf(open('downloads'))
    expect(opened.kept).toMatchObject({ dropped: null, list: { content: [{ keptOn: '2026-02-03' }] } })
    const without = await valueOf(open('downloads', { action: 'dropDownload', id: article.id }))
    expect(without).toMatchObject({
      done: 'dropDownload',
      kept: { dropped: download, list: { totalElements: 0 } },
    })
    const never = await valueOf(open('downloads', { action: 'dropDownload', id: article.id }))
    expect(never.kept?.dropped).toBeNull()
    const back = await valueOf(open('downloads', { action: 'restoreDownload', ...download }))
    expect(back).toMatchObject({ done: 'restoreDownload', kept: { list: { totalElements: 1 } } })
    const none = await valueOf(open('downloads', { action: 'restoreDownload', id: 'none', at }))
    expect(none).toMatchObject({ done: null, faults: { form: { kind: 'words' } } })
    expect((await valueOf(open('accountSecurity'))).kept).toBeNull()
  })

  it('says beside the form what no field is at fault for, and is over where the session is [C8.1] [C4.10]', async () => {
    const { ports } = bench()
    const answered = (failure: Parameters<typeof fail>[0]) => {
      const profile = {
        ...ports.profile,
        saveProfile: () => fail(failure),
        endOtherSessions: () => fail(failure),
      }
      return (submitted: SubmittedPersonal) =>
        loadPersonal({ ...ports, profile }, { context, entry: null, list, submitted })
    }
    const late = answered({ kind: 'timeout', call: 'saveInfo' })
    expect(await valueOf(late(infoForm))).toMatchObject({
      done: null,
      info: { name: 'Lin Xi' },
      faults: { form: { kind: 'message', message: 'getDataErrorMessage' } },
    })
    const full = answered({ kind: 'refused', call: 'x', status: 507, message: 'Full' })
    expect((await valueOf(full({ action: 'endOthers' }))).faults).toEqual({
      form: { kind: 'words', words: 'Full' },
    })
    const over = answered({ kind: 'expired', call: 'x', message: '' })
    expect((await failureOf(over(infoForm))).kind).toBe('expired')
  })
})
