import { arrangeHome } from '../../../core/domain/home/arrange-home.ts'
import { defaultArrangement } from '../../../core/domain/home/default-arrangements.ts'
import { homeColumns } from '../../../core/domain/home/home-columns.ts'
import { homeLinkDestination } from '../../../core/domain/home/home-link.ts'
import { homeModuleKinds } from '../../../core/domain/home/home-module.ts'
import { moduleKindOf } from '../../../core/domain/home/module-kind.ts'
import { codesOutsideMenu } from '../../../core/domain/channel/menu-channels.ts'
import { headerStyles } from '../../../core/domain/shell/header-config.ts'
import { siteTypes } from '../../../core/domain/site/site.ts'
import {
  arbitraryChannelTree,
  arbitraryHomeModules,
  junkLink,
  junkText,
  sampleChannel,
  sampleModule,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const style = fc.constantFrom(...headerStyles, 0, 9)
const type = fc.constantFrom(...siteTypes)

describe('moduleKindOf', () => {
  it('should know every kind by its own name, and only kinds', () => {
    for (const kind of homeModuleKinds) expect(moduleKindOf(kind)).toBe(kind)
    fc.assert(
      fc.property(junkText, (code) => {
        const kind = moduleKindOf(code)
        expect(kind === null || homeModuleKinds.includes(kind)).toBe(true)
      }),
    )
    expect(moduleKindOf('constructor')).toBeNull()
  })

  it('knows the codes that menus leave out because they belong on a home [C4.12]', () => {
    const elsewhere = ['situation', 'reader', 'contact', 'subaboutus', 'subcontact']
    const known = codesOutsideMenu.filter((code) => !elsewhere.includes(code))
    expect(known.filter((code) => moduleKindOf(code) === null)).toEqual([])
  })
})

describe('arrangeHome', () => {
  it('should name each kind once, whatever the data says', () => {
    fc.assert(
      fc.property(arbitraryHomeModules, style, type, (modules, headerStyle, siteType) => {
        const kinds = arrangeHome(modules, headerStyle, siteType).map(({ kind }) => kind)
        expect(new Set(kinds).size).toBe(kinds.length)
        expect(kinds.length).toBeGreaterThan(0)
      }),
    )
  })

  it('should keep the order of the data, and take the default where the data names no part of a home', () => {
    fc.assert(
      fc.property(arbitraryHomeModules, style, type, (modules, headerStyle, siteType) => {
        const named = modules.flatMap(({ code }) => moduleKindOf(code) ?? [])
        const kinds = arrangeHome(modules, headerStyle, siteType).map(({ kind }) => kind)
        const usual = defaultArrangement(headerStyle, siteType).map(({ kind }) => kind)
        expect(kinds).toEqual(named.length === 0 ? usual : [...new Set(named)])
      }),
    )
  })

  it('gives a module that says nothing of its place that of the default, or a row of its own', () => {
    const [issue, links] = arrangeHome([sampleModule('directory'), sampleModule('quick')], 1, 'single')
    expect(issue).toMatchObject({ kind: 'issue', width: 8, below: false, look: 'plain' })
    expect(links).toMatchObject({ kind: 'links', width: 0, below: false })
    const [lead] = arrangeHome([sampleModule('selarticle', { width: 7 })], 3, 'single')
    expect(lead).toMatchObject({ kind: 'lead', width: 7, look: 'tint' })
  })

  it('has another home for each style of the header and each type of site', () => {
    const homes = [
      ...headerStyles.map((headerStyle) => defaultArrangement(headerStyle, 'single')),
      defaultArrangement(1, 'group'),
      defaultArrangement(1, 'all'),
    ].map((home) => home.map(({ kind, width, look }) => `${kind} ${width} ${look}`).join())
    expect(new Set(homes).size).toBe(homes.length)
  })
})

describe('homeColumns', () => {
  it('should link only what has a link, for any tree', () => {
    fc.assert(
      fc.property(arbitraryChannelTree, (channels) => {
        for (const { link } of homeColumns(channels).links) expect(link.trim()).not.toBe('')
      }),
    )
  })

  it('takes the links below the quick column and the board, unless they are switched off', () => {
    const namedData = { zh: '数据政策', en: 'Data policy' }
    const below = [
      sampleChannel({ id: '2', code: 'jump', name: namedData, link: '/datapolicy' }),
      sampleChannel({ id: '3', code: 'jump', name: namedData, link: '/off', enabled: false }),
      sampleChannel({ id: '4', code: 'text', name: namedData }),
      sampleChannel({ id: '5', code: 'jump', name: { zh: '', en: '' }, link: '/nameless' }),
    ]
    const quick = sampleChannel({ id: '1', code: 'quick', children: below })
    const board = sampleChannel({ id: '9', code: 'editorial' })
    expect(homeColumns([quick, board])).toMatchObject({ links: [{ link: '/datapolicy' }], boardId: '9' })
    expect(
      homeColumns([
        { ...quick, enabled: false },
        { ...board, enabled: false },
      ]),
    ).toEqual({
      links: [],
      boardId: null,
    })
  })
})

describe('homeLinkDestination', () => {
  it('should lead to no link that must not be opened', () => {
    fc.assert(
      fc.property(junkLink, (link) => {
        const to = homeLinkDestination(link, 'en')
        const href = to !== null && 'external' in to ? to.external : ''
        expect(href).not.toMatch(/^\s*(?:javascript|data|vbscript):/i)
      }),
    )
  })

  it('stands in the language of the reader where it names none', () => {
    expect(homeLinkDestination('/datapolicy', 'en')).toMatchObject({ page: 'channel', language: 'en' })
    expect(homeLinkDestination('/zh/datapolicy', 'en')).toMatchObject({ language: 'zh' })
    expect(homeLinkDestination('https://orcid.org/register', 'en')).toEqual({
      external: 'https://orcid.org/register',
    })
    expect(homeLinkDestination('javascript:alert(1)', 'en')).toBeNull()
  })
})
