import type { Failure } from '../../../core/domain/failure/failure.ts'
import { siteFailureRoute } from '../../../core/domain/failure/site-failure-route.ts'
import { defaultLanguage, uiLanguages, type UiLanguage } from '../../../core/domain/language/ui-language.ts'
import type { Result } from '../../../core/domain/result.ts'
import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { emptyToolbar } from '../../../core/domain/shell/tool-item.ts'
import { bareShell } from '../../../core/domain/shell/bare-shell.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import type { SiteAddress, SiteGateway } from '../../../core/ports/site-gateway.ts'
import { openSite, type OpenedSite } from '../../../core/usecases/site/open-site.ts'
import { sampleContent } from '@xuekan/core/testing'
import { Observable, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { gatewayBench, unreachable } from '../support/page-bench.ts'

const noPreference = { fromAddress: null, fromCookie: null }
const rivers: SiteAddress = { sld: 'jiang' }

function opened(
  sites: Parameters<typeof openSite>[0]['sites'],
  address: SiteAddress | readonly SiteAddress[],
  preference: Parameters<typeof openSite>[2] = noPreference,
) {
  let result: Result<OpenedSite, Failure> | null = null
  openSite({ sites }, address, preference).subscribe((answer) => (result = answer))
  return result as Result<OpenedSite, Failure> | null
}

/** The deployment, with another default language in every header. */
const contentWith = (siteDefault: UiLanguage | null) => ({
  ...sampleContent,
  sites: sampleContent.sites.map((one) => ({
    ...one,
    header: { ...one.header, defaultLanguage: siteDefault },
  })),
})

/** The gateway, with the languages in which each call asked. */
function listening(sites: SiteGateway): { readonly sites: SiteGateway; readonly requested: string[] } {
  const requested: string[] = []
  return {
    requested,
    sites: {
      ...sites,
      findSite: (address, language) => {
        requested.push(`site ${language}`)
        return sites.findSite(address, language)
      },
      header: (context) => {
        requested.push(`header ${context.language}`)
        return sites.header(context)
      },
      channels: (context) => {
        requested.push(`channels ${context.language}`)
        return sites.channels(context)
      },
    },
  }
}

describe('openSite', () => {
  it('has an empty toolbar where nobody can be asked for one, and misses nothing', () => {
    const { toolbar: _, ...sites } = gatewayBench().sites
    const result = opened(sites, rivers)
    expect(result).toMatchObject({ ok: true, value: { shell: { toolbar: emptyToolbar } } })
    expect(result).toEqual(opened(gatewayBench().sites, rivers))
  })

  it.each<SiteAddress>([{ sld: 'jiang' }, { siteId: asSiteId('3') }])(
    'finds a site by %o [C1.1]',
    (address) => {
      expect(opened(gatewayBench().sites, address)).toMatchObject({
        ok: true,
        value: {
          language: 'zh',
          shell: {
            site: { id: '3', sld: 'jiang', type: 'single' },
            header: { style: 2, showLogin: true },
            channels: [{ code: 'index' }, { code: 'aboutus', children: [{ code: 'subcontact' }] }],
            footer: null,
            journal: { sld: 'jiang' },
          },
        },
      })
    },
  )

  it.each(uiLanguages)('names channels, journal and site in the language of the reader: %s', (language) => {
    const answer = opened(gatewayBench().sites, rivers, { fromAddress: language, fromCookie: null })
    const { shell } = answer?.ok === true ? answer.value : { shell: bareShell }
    const names = [shell.site.name, shell.journal?.name, ...shell.channels.map(({ name }) => name)]
    expect(names.map((name) => name?.[language])).toEqual(
      language === 'zh'
        ? ['江河学报', '江河学报', '首页', '关于']
        : ['Journal of Rivers', 'Journal of Rivers', 'Home', 'About'],
    )
  })

  it.each([
    ['jiang', 'single', 1],
    ['shui', 'group', 0],
    ['www', 'all', 0],
  ])('asks for the journal of a single site alone: %s is %s [C1.2]', (sld, type, times) => {
    const bench = gatewayBench()
    const answer = opened(bench.sites, { sld })
    expect(answer).toMatchObject({ ok: true, value: { shell: { site: { type } } } })
    expect(bench.calls.filter((call) => call === 'journal')).toHaveLength(times)
    expect(bench.calls.toSorted()).toEqual([
      'channels',
      'findSite',
      'footer',
      'header',
      ...(times === 1 ? ['journal'] : []),
      'toolbar',
    ])
  })

  const requests = [null, ...uiLanguages]
  const precedence = requests.flatMap((fromAddress) =>
    requests.flatMap((fromCookie) =>
      requests.map((siteDefault) => ({ fromAddress, fromCookie, siteDefault })),
    ),
  )

  it.each(precedence)(
    'takes the language of the address, then of the cookie, then of the site, then zh: %o [C4.1, C7.2]',
    ({ fromAddress, fromCookie, siteDefault }) => {
      const { sites, requested } = listening(gatewayBench(contentWith(siteDefault)).sites)
      const language = [fromAddress, fromCookie, siteDefault, defaultLanguage].find((one) => one !== null)
      expect(opened(sites, rivers, { fromAddress, fromCookie })).toMatchObject({
        ok: true,
        value: { language },
      })
      const known = fromAddress ?? fromCookie ?? defaultLanguage
      const inOrder = language === known ? [known] : [known, language]
      expect(requested).toEqual(inOrder.flatMap((one) => [`site ${one}`, `header ${one}`, `channels ${one}`]))
    },
  )

  it('hands on the shell in the language of the site when that decides [C4.1]', () => {
    const { sites } = gatewayBench(contentWith('en'))
    const translated: SiteGateway = {
      ...sites,
      channels: ({ language, siteId }) =>
        sites.channels({ language, siteId: language === 'en' ? siteId : asSiteId('none') }),
    }
    const answer = opened(translated, rivers)
    expect(answer?.ok === true && answer.value.shell.channels.map(({ code }) => code)).toEqual([
      'index',
      'aboutus',
    ])
  })

  it('opens a site without its footer when that fails [C4.20]', () => {
    const bench = gatewayBench()
    bench.break('footer', unreachable('footer'))
    expect(opened(bench.sites, rivers)).toMatchObject({
      ok: true,
      value: { shell: { footer: null, missing: [unreachable('footer')] } },
    })
    bench.break('footer', { kind: 'absent', call: 'footer' })
    expect(opened(bench.sites, rivers)).toMatchObject({ ok: true, value: { shell: { missing: [] } } })
  })

  it('opens a journal without its description when that fails', () => {
    const bench = gatewayBench()
    bench.break('journal', unreachable('journal'))
    expect(opened(bench.sites, rivers)).toMatchObject({
      ok: true,
      value: { shell: { journal: null, site: { sld: 'jiang' }, missing: [unreachable('journal')] } },
    })
  })

  it('asks for the group where the header leads to it, and opens without one that cannot be had [C3.2] [C7.4]', () => {
    const groupOf = (groupEntrance: boolean, broken = false, withGroup = true) => {
      const sites = sampleContent.sites.map((one) => ({ ...one, header: { ...one.header, groupEntrance } }))
      const bench = gatewayBench({ ...sampleContent, sites })
      if (broken) bench.break('group', unreachable('group'))
      let group: unknown = 'never opened'
      const { group: _, ...withoutGroup } = bench.sites
      const ports = withGroup ? bench : { sites: withoutGroup }
      openSite(ports, rivers, { fromAddress: 'en', fromCookie: null }).subscribe((answer) => {
        if (answer.ok) group = answer.value.shell.group
      })
      return { group, requested: bench.calls.includes('group') }
    }
    expect(groupOf(true)).toMatchObject({ group: { sld: 'shui', name: { zh: '' } }, requested: true })
    expect(groupOf(false)).toEqual({ group: null, requested: false })
    expect(groupOf(true, true)).toEqual({ group: null, requested: true })
    expect(groupOf(true, false, false)).toEqual({ group: null, requested: false })
  })

  it('knows the domains of the journals that jump columns of a group lead to, and asks for no others [C3.1]', () => {
    const domainsOf = (sld: string, link: string, broken = false) => {
      const sites = sampleContent.sites.map((one) => ({
        ...one,
        channels: one.channels.map((channel) => ({ ...channel, link })),
        journal: one.journal === null ? null : { ...one.journal, domain: `${one.journal.sld}.example.cn` },
      }))
      const bench = gatewayBench({ ...sampleContent, sites })
      if (broken) bench.break('journals', unreachable('journals'))
      const answer = opened(bench.sites, { sld })
      return {
        domains: answer?.ok === true ? answer.value.shell.domains : null,
        requested: bench.calls.includes('journals'),
      }
    }
    const domains = [{ sld: 'hai', domain: 'hai.example.cn' }]
    expect(domainsOf('shui', '/HAI/home/en')).toEqual({ domains, requested: true })
    expect(domainsOf('shui', '/nobody/home')).toEqual({ domains: [], requested: true })
    expect(domainsOf('shui', '/zh/home')).toEqual({ domains: [], requested: false })
    expect(domainsOf('jiang', '/hai/home')).toEqual({ domains: [], requested: false })
    expect(domainsOf('shui', '/hai/home', true)).toEqual({ domains: [], requested: true })
  })

  it.each(['findSite', 'header', 'channels'])('fails as %s fails', (call) => {
    const bench = gatewayBench()
    bench.break(call, unreachable(call))
    expect(opened(bench.sites, rivers)).toEqual({ ok: false, error: unreachable(call) })
  })

  it('opens the first of several addresses that names a site [C1.1]', () => {
    const bench = gatewayBench()
    const site = (...slds: readonly string[]) => {
      const found = opened(
        bench.sites,
        slds.map((sld) => ({ sld })),
      )
      return found?.ok === true ? found.value.shell.site.sld : found?.error
    }
    expect(site('jiang.example.org', 'jiang')).toBe('jiang')
    expect(site('jiang', 'shui')).toBe('jiang')
    expect(site('shui', 'jiang')).toBe('shui')
    expect(site('nowhere', 'nobody')).toEqual({ kind: 'absent', call: 'findSite' })
    expect(site()).toEqual({ kind: 'absent', call: 'findSite' })
  })

  it.each<readonly [string, Failure, boolean]>([
    ['that it is not there', { kind: 'refused', call: 'findSite', status: 10002, message: '' }, true],
    ['that it has expired', { kind: 'refused', call: 'findSite', status: 10001, message: '' }, false],
    ['nothing', unreachable('findSite'), false],
    ['nonsense', { kind: 'malformed', call: 'findSite', field: 'data.id' }, false],
  ])('asks for another address where the answer for the first is %s: %s [C8.2]', (_, failure, goesOn) => {
    const { sites } = gatewayBench()
    const own: SiteGateway = {
      ...sites,
      findSite: (address, language) =>
        'sld' in address && address.sld === 'jiang.example.org'
          ? of({ ok: false, error: failure })
          : sites.findSite(address, language),
    }
    const answer = opened(own, [{ sld: 'jiang.example.org' }, rivers])
    expect(answer).toMatchObject(
      goesOn ? { ok: true, value: { shell: { site: { sld: 'jiang' } } } } : { ok: false, error: failure },
    )
  })

  it('asks for nothing more of a site that is not there', () => {
    const bench = gatewayBench()
    expect(opened(bench.sites, { sld: 'nowhere' })).toEqual({
      ok: false,
      error: { kind: 'absent', call: 'findSite' },
    })
    expect(bench.calls).toEqual(['findSite'])
  })

  it('cancels all calls when nobody waits any more', () => {
    const { sites } = gatewayBench()
    let cancelled = 0
    const slow: SiteGateway = { ...sites, header: () => new Observable(() => () => void (cancelled += 1)) }
    openSite({ sites: slow }, rivers, noPreference).subscribe().unsubscribe()
    expect(cancelled).toBe(1)
  })
})

describe('a site that cannot be opened', () => {
  const failures: readonly (readonly [string, Failure, string])[] = [
    [
      'status 10001',
      { kind: 'refused', call: 'findSite', status: 10001, message: 'expired' },
      '/forbiddenPage',
    ],
    ['another status', { kind: 'refused', call: 'findSite', status: 10002, message: '' }, '/errorPage'],
    ['no answer', unreachable('findSite'), '/errorPage'],
    ['silence', { kind: 'timeout', call: 'findSite' }, '/errorPage'],
    ['nonsense', { kind: 'malformed', call: 'findSite', field: 'data.id' }, '/errorPage'],
    ['an expired session', { kind: 'expired', call: 'findSite', message: '' }, '/errorPage'],
    ['an unknown site', { kind: 'absent', call: 'findSite' }, '/errorPage'],
  ]

  it.each(failures)('leads to its page in the language of the reader: %s [C8.2]', (_, failure, page) => {
    const bench = gatewayBench()
    bench.break('findSite', failure)
    for (const language of uiLanguages) {
      const answer = opened(bench.sites, rivers, { fromAddress: language, fromCookie: null })
      const route = answer?.ok === false ? siteFailureRoute(answer.error, language) : null
      expect(route && formatRoute(route)).toBe(`${page}?lang=${language}`)
    }
  })
})
