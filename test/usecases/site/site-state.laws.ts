import type { Channel } from '../../../core/domain/channel/channel.ts'
import type { UiLanguage } from '../../../core/domain/language/ui-language.ts'
import type { PersonalInfo } from '../../../core/domain/member/member.ts'
import { bareShell } from '../../../core/domain/shell/bare-shell.ts'
import { nothingRequested, type SiteState } from '../../../core/domain/site/site-state.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import type { AsyncResult } from '../../../core/ports/async-result.ts'
import { createBehavior } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { fail } from '../../../core/usecases/async-results.ts'
import type { Visitor } from '../../../core/usecases/shell-models.ts'
import type { OpenedSite } from '../../../core/usecases/site/open-site.ts'
import { createSiteState } from '../../../core/usecases/site/site-state.ts'
import {
  createFakeShellGateways,
  createFakeGateways,
  createFakeViewport,
  sampleContent,
  type OnTheWay,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { defer, from, switchMap } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { heard } from '../support/heard.ts'
import { listening } from '../support/notified.ts'

const siteIds = ['3', '4']

/** A site whose every part says whose it is. */
function opened(id: string, language: UiLanguage = 'zh'): OpenedSite {
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
    shell: {
      ...bareShell,
      site: { ...bareShell.site, id: siteId },
      header: { ...bareShell.header, logoUrl: { zh: `/${id}/zh.png`, en: `/${id}/en.png` } },
      channels: [channel],
    },
  }
}

const shellContent = {
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
  const { notify, notified } = listening()
  const requested: string[] = []
  const counted: OnTheWay = (call, answer) =>
    defer(() => {
      requested.push(call)
      return onTheWay(call, answer)
    })
  const { sites } = createFakeShellGateways(shellContent, counted)
  const { issues } = createFakeGateways(sampleContent, counted)
  const state$ = createSiteState({ issues, sites, viewport }, scope, {
    opened$,
    visitor$,
    personalInfo$,
    channelId$,
    notify,
  })
  return { requested, channelId$, opened$, personalInfo$, scope, state$, notified, viewport, visitor$ }
}

/** Every site that a part of the state names. */
const sitesOf = (state: SiteState): readonly string[] => [
  ...new Set([
    state.siteId,
    ...state.channels.map(({ siteId }) => siteId),
    ...state.logoUrl.split('/').slice(1, 2),
    ...(state.issues?.all ?? []).map(({ siteId }) => siteId),
    ...(state.basicInfo === null ? [] : [state.basicInfo.id]),
    ...state.modules.map(({ id }) => id.slice(0, 1)),
  ]),
]

describe('createSiteState', () => {
  it('should never mix two sites, in whatever order answers come [C3.16]', async () => {
    const visit = fc.record({
      id: fc.constantFrom(...siteIds),
      language: fc.constantFrom<UiLanguage[]>('zh', 'en'),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(visit, { minLength: 1, maxLength: 6 }),
        fc.scheduler(),
        async (visits, scheduler) => {
          const late = <T>(call: string, answer: AsyncResult<T>): AsyncResult<T> =>
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
          const { id, language } = { id: opened$.value.shell.site.id, language: opened$.value.language }
          expect(state$.value).toMatchObject({
            siteId: id,
            language,
            logoUrl: `/${id}/${language}.png`,
            basicInfo: { id },
            issues: { all: { length: 4 } },
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
    expect(states[1]).toMatchObject({ siteId: '4', logoUrl: '/4/zh.png', ...nothingRequested })
    expect(states.at(-1)).toMatchObject({
      siteId: '4',
      basicInfo: { id: '4' },
      issues: { byYear: { length: 2 } },
    })
  })

  it('takes no late answer of the former site, not even one that is brought about while the next is told', () => {
    const { channelId$, opened$, state$ } = bench()
    const states = heard(state$)
    channelId$.set('401')
    state$.value$.subscribe(({ siteId }) => {
      if (siteId === '4') channelId$.set('301')
    })
    opened$.set(opened('4'))
    const mixed = states.filter(({ siteId, modules }) => siteId === '4' && modules.length > 0)
    expect(mixed.every(({ basicInfo }) => basicInfo?.id === '4')).toBe(true)
    expect(states.find(({ siteId }) => siteId === '4')?.modules).toEqual([])
  })

  it('asks again for another language, and not for a shell that only changes [C3.16]', () => {
    const { requested, opened$, state$ } = bench()
    expect(requested).toEqual(['years', 'basicInfo', 'modules'])
    const changed = opened('3')
    opened$.set({ ...changed, shell: { ...changed.shell, channels: [] } })
    expect(state$.value).toMatchObject({ channels: [], basicInfo: { id: '3' } })
    expect(requested).toHaveLength(3)
    opened$.set(opened('3', 'en'))
    expect(requested).toHaveLength(6)
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
    const { state$, notified } = bench((call) => fail({ kind: 'refused', call, status: 4, message: call }))
    expect(state$.value).toMatchObject(nothingRequested)
    expect(notified).toEqual(['serverMessage: years', 'serverMessage: basicInfo', 'serverMessage: modules'])
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
