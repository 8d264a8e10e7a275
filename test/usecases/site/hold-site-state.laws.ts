import {
  asSiteId,
  bareChrome,
  createBehavior,
  createScope,
  holdSiteState,
  nothingAsked,
  refused,
  type Answer,
  type Channel,
  type Language,
  type OpenedSite,
  type PersonalInfo,
  type SiteState,
  type Visitor,
} from '@xuekan/core'
import {
  createFakeChromeGateways,
  createFakeGateways,
  createFakeViewport,
  sampleContent,
  type OnTheWay,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { defer, from, switchMap } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { heard } from '../support/heard.ts'
import { listening } from '../support/told.ts'

const siteIds = ['3', '4']

/** A site whose every part says whose it is. */
function opened(id: string, language: Language = 'zh'): OpenedSite {
  const siteId = asSiteId(id)
  const channel: Channel = {
    id: `${id}01`,
    parentId: '',
    siteId,
    name: { zh: id, en: id },
    code: 'index',
    enabled: true,
    link: '',
    bannerId: '',
    newsDataType: '',
    styleId: '',
    children: [],
  }
  return {
    language,
    chrome: {
      ...bareChrome,
      site: { ...bareChrome.site, id: siteId },
      header: { ...bareChrome.header, logoUrl: { zh: `/${id}/zh.png`, en: `/${id}/en.png` } },
      channels: [channel],
    },
  }
}

const chromeContent = {
  basicInfo: Object.fromEntries(siteIds.map((id) => [id, { id, indexedIn: [] }])),
  modules: Object.fromEntries(
    siteIds.map((id) => [
      `${id}01`,
      [{ id: `${id}77`, channelId: `${id}01`, code: '', name: { zh: id, en: id } }],
    ]),
  ),
}

const info: PersonalInfo = {
  name: '林溪',
  mobile: '',
  email: '',
  region: '',
  major: '',
  institution: '',
  researchFields: [],
  gender: null,
}

function bench(onTheWay: OnTheWay = (_, answer) => answer) {
  const scope = createScope()
  const opened$ = createBehavior(opened('3'))
  const visitor$ = createBehavior<Visitor>({ kind: 'anonymous' })
  const personalInfo$ = createBehavior<PersonalInfo | null>(null)
  const channelId$ = createBehavior<string | null>('301')
  const viewport = createFakeViewport()
  const { notify, told } = listening()
  const asked: string[] = []
  const counted: OnTheWay = (call, answer) =>
    defer(() => {
      asked.push(call)
      return onTheWay(call, answer)
    })
  const { siteParts } = createFakeChromeGateways(chromeContent, counted)
  const { periods } = createFakeGateways(sampleContent, counted)
  const state$ = holdSiteState({ periods, siteParts, viewport }, scope, {
    opened$,
    visitor$,
    personalInfo$,
    channelId$,
    notify,
  })
  return { asked, channelId$, opened$, personalInfo$, scope, state$, told, viewport, visitor$ }
}

/** Every site that a part of the state names. */
const sitesOf = (state: SiteState): readonly string[] => [
  ...new Set([
    state.siteId,
    ...state.channels.map(({ siteId }) => siteId),
    ...state.logoUrl.split('/').slice(1, 2),
    ...(state.periods?.all ?? []).map(({ siteId }) => siteId),
    ...(state.basicInfo === null ? [] : [state.basicInfo.id]),
    ...state.modules.map(({ id }) => id.slice(0, 1)),
  ]),
]

describe('holdSiteState', () => {
  it('should never mix two sites, in whatever order answers come [C3.16]', async () => {
    const visit = fc.record({
      id: fc.constantFrom(...siteIds),
      language: fc.constantFrom<Language[]>('zh', 'en'),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(visit, { minLength: 1, maxLength: 6 }),
        fc.scheduler(),
        async (visits, scheduler) => {
          const late = <T>(call: string, answer: Answer<T>): Answer<T> =>
            from(scheduler.schedule(Promise.resolve(), call)).pipe(switchMap(() => answer))
          const { channelId$, opened$, state$ } = bench(late)
          const states = heard(state$)
          for (const { id, language } of visits) {
            scheduler
              .schedule(Promise.resolve(), 'visit')
              .then(() => {
                opened$.set(opened(id, language))
                channelId$.set(`${id}01`)
              })
              .catch(() => undefined)
          }
          await scheduler.waitAll()
          await scheduler.waitAll()
          for (const state of states) expect(sitesOf(state)).toEqual([state.siteId])
          const { id, language } = { id: opened$.value.chrome.site.id, language: opened$.value.language }
          expect(state$.value).toMatchObject({
            siteId: id,
            language,
            logoUrl: `/${id}/${language}.png`,
            basicInfo: { id },
            periods: { all: { length: 4 } },
            modules: [{ id: `${id}77` }],
          })
        },
      ),
    )
  })

  it('replaces all parts at once when the site changes [C3.16]', () => {
    const { opened$, state$ } = bench()
    const states = heard(state$)
    opened$.set(opened('4'))
    expect(states[0]).toMatchObject({ siteId: '3', basicInfo: { id: '3' } })
    expect(states[1]).toMatchObject({ siteId: '4', logoUrl: '/4/zh.png', ...nothingAsked })
    expect(states.at(-1)).toMatchObject({
      siteId: '4',
      basicInfo: { id: '4' },
      periods: { byYear: { length: 2 } },
    })
  })

  it('takes no late answer of the former site, not even one that is brought about while the next is told', () => {
    const { channelId$, opened$, state$ } = bench()
    const states = heard(state$)
    channelId$.set('401')
    state$.changes$.subscribe(({ siteId }) => {
      if (siteId === '4') channelId$.set('301')
    })
    opened$.set(opened('4'))
    const mixed = states.filter(({ siteId, modules }) => siteId === '4' && modules.length > 0)
    expect(mixed.every(({ basicInfo }) => basicInfo?.id === '4')).toBe(true)
    expect(states.find(({ siteId }) => siteId === '4')?.modules).toEqual([])
  })

  it('asks anew for another language, and not for a chrome that only changes [C3.16]', () => {
    const { asked, opened$, state$ } = bench()
    expect(asked).toEqual(['periods', 'basicInfo', 'modules'])
    const changed = opened('3')
    opened$.set({ ...changed, chrome: { ...changed.chrome, channels: [] } })
    expect(state$.value).toMatchObject({ channels: [], basicInfo: { id: '3' } })
    expect(asked).toHaveLength(3)
    opened$.set(opened('3', 'en'))
    expect(asked).toHaveLength(6)
    expect(state$.value).toMatchObject({ language: 'en', logoUrl: '/3/en.png', basicInfo: { id: '3' } })
  })

  it('holds the modules of the column that is read, and of none [C3.16, C7.5]', () => {
    const { channelId$, state$ } = bench()
    const modules = () => state$.value.modules.map(({ id }) => id)
    expect(modules()).toEqual(['377'])
    channelId$.set('302')
    expect(modules()).toEqual([])
    channelId$.set('301')
    expect(modules()).toEqual(['377'])
    channelId$.set(null)
    expect(modules()).toEqual([])
  })

  it('follows the window and the reader [C3.16]', () => {
    const { personalInfo$, state$, viewport, visitor$ } = bench()
    const states = heard(state$)
    viewport.resize(1_000)
    viewport.resize(600)
    personalInfo$.set(info)
    visitor$.set({ kind: 'member', shownName: '林溪' })
    visitor$.set({ kind: 'anonymous' })
    expect(states.map(({ isMobile, userName, personalInfo }) => [isMobile, userName, personalInfo])).toEqual([
      [false, '', null],
      [true, '', null],
      [true, '林溪', info],
      [true, '', null],
    ])
  })

  it('leaves empty what cannot be had, and tells it [C8.1]', () => {
    const { state$, told } = bench((call) => refused({ kind: 'refused', call, status: 4, message: call }))
    expect(state$.value).toMatchObject(nothingAsked)
    expect(told).toEqual(['serverMessage: periods', 'serverMessage: basicInfo', 'serverMessage: modules'])
  })

  it('follows nothing when its scope has ended', () => {
    const { opened$, scope, state$, viewport } = bench()
    const before = state$.value
    scope.end()
    opened$.set(opened('4'))
    viewport.resize(300)
    expect(state$.value).toBe(before)
  })
})
