import type { MessageKind } from '../../../core/domain/failure/message-kind.ts'
import type { UiLanguage } from '../../../core/domain/language/ui-language.ts'
import { advancedFields } from '../../../core/domain/search/advanced-query.ts'
import { fieldsOfSearchType } from '../../../core/domain/search/fields-of-search-type.ts'
import { searchTypes, type SearchType } from '../../../core/domain/shell/header-config.ts'
import type { MutableBehavior } from '../../../core/reactive/behavior.ts'
import type { SearchBoxModel } from '../../../core/usecases/shell-models.ts'
import type { FakeNavigation } from '@xuekan/core/testing'
import fc from 'fast-check'
import { expect } from 'vitest'

/** What a reader knows of the box. */
export interface KnownBox {
  readonly language: UiLanguage
  open: boolean
  term: string
  type: SearchType
  field: string
  fixed: boolean
  /** How often an empty term was told. */
  alerts: number
  /** Whether the term is the reader's own, not yet searched for. */
  typed: boolean
  address: string
}

export interface RealBox {
  readonly box: SearchBoxModel
  readonly navigation: FakeNavigation
  readonly fixed$: MutableBehavior<boolean>
  readonly notified: readonly MessageKind[]
}

type BoxCommand = fc.Command<KnownBox, RealBox>

/** The input takes so many characters, in the header as it stands (C5.1). */
const limitOf = ({ fixed }: KnownBox): number => (fixed ? 125 : 150)

function compare(known: KnownBox, { box, navigation, notified }: RealBox): void {
  expect(box.state$.value).toEqual({
    open: known.open,
    term: known.term,
    type: known.type,
    field: known.field,
    limit: limitOf(known),
  })
  expect(notified).toEqual(Array.from({ length: known.alerts }, () => 'searchTermEmpty'))
  expect(navigation.address.value).toBe(known.address)
}

const always = (name: string, act: (known: KnownBox, real: RealBox) => void): BoxCommand => ({
  check: () => true,
  run: (known, real) => {
    act(known, real)
    compare(known, real)
  },
  toString: () => name,
})

/** A search that was launched closes the box and leads to its results. */
function searched(known: KnownBox): void {
  known.open = false
  known.typed = false
  known.address = addressOf(known)
}

const pathsByType: Readonly<Record<SearchType, string>> = {
  article: '/article',
  picture: '/textList',
  table: '/textList',
  video: '/audioList',
  audio: '/audioList',
  news: '/informationList',
  other: '/othersList',
  publication: '/searchPublication',
}

/** The result page of the type, launched from the header: index is -1 (C2.25, C2.26). */
function addressOf({ language, type, field, term }: KnownBox): string {
  const knownField = field !== 'all' && fieldsOfSearchType(type).some((one) => one === field)
  const query = [
    `type=${type}`,
    'index=-1',
    `q=${encodeURIComponent(term.trim())}`,
    ...(knownField ? [`field=${field}`] : []),
  ]
  return type === 'article'
    ? `/${language}/article?${query.join('&')}`
    : `${pathsByType[type]}?${query.join('&')}&lang=${language}`
}

const type = (text: string): BoxCommand =>
  always(`type ${text.length} characters`, (known, real) => {
    known.term = text.slice(0, Math.max(limitOf(known), known.term.length))
    known.typed = true
    real.box.setTerm(text)
  })

const offer = (text: string): BoxCommand =>
  always(`offer ${text.length} characters`, (known, real) => {
    if (!known.typed) known.term = text.slice(0, 150)
    real.box.offer(text)
  })

const choose = (chosen: SearchType): BoxCommand =>
  always(`choose ${chosen}`, (known, real) => {
    if (known.type !== chosen) known.field = 'all'
    known.type = chosen
    real.box.setType(chosen)
  })

const narrow = (field: string): BoxCommand =>
  always(`narrow to ${field}`, (known, real) => {
    known.field = field
    real.box.setField(field)
  })

const scroll = (fixed: boolean): BoxCommand =>
  always(`header fixed: ${fixed}`, (known, real) => {
    known.fixed = fixed
    real.fixed$.set(fixed)
  })

const toggle = always('toggle', (known, real) => {
  if (known.open && known.term.trim() !== '') searched(known)
  else known.open = !known.open
  real.box.toggle()
})

const submit = always('submit', (known, real) => {
  if (known.term.trim() === '') known.alerts += 1
  else searched(known)
  real.box.submit()
})

const close = always('close', (known, real) => {
  known.open = false
  real.box.close()
})

const arbitraryTerm = fc.oneof(
  fc.constantFrom('', ' ', '　', '水利', ' soliton & co ', '#?%'),
  fc.constantFrom(124, 125, 126, 149, 150, 151, 400).map((length) => 'x'.repeat(length)),
)

export const searchBoxCommands = fc.commands(
  [
    arbitraryTerm.map(type),
    arbitraryTerm.map(offer),
    fc.constantFrom(...searchTypes).map(choose),
    fc.constantFrom(...advancedFields, 'resName').map(narrow),
    fc.boolean().map(scroll),
    fc.constant(toggle),
    fc.constant(submit),
    fc.constant(close),
  ],
  { size: 'medium' },
)
