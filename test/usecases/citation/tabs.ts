import { parseBasket, printBasket } from '../../../core/domain/citation/basket-codec.ts'
import type { BasketKey } from '../../../core/domain/citation/basket-key.ts'
import { emptyBasket } from '../../../core/domain/citation/basket.ts'
import {
  parseItemCitations,
  printItemCitations,
  type ItemCitation,
} from '../../../core/domain/citation/item-citations.ts'
import type { Failure } from '../../../core/domain/failure/failure.ts'
import type { UiLanguage } from '../../../core/domain/language/ui-language.ts'
import type { AsyncResult } from '../../../core/ports/async-result.ts'
import type { CitationGateway } from '../../../core/ports/citation-gateway.ts'
import {
  hitSelectionCodec,
  noHitsSelected,
  type HitSelection,
} from '../../../core/domain/search/hit-selection.ts'
import { createScope, type Scope } from '../../../core/reactive/scope.ts'
import type { BasketPorts } from '../../../core/usecases/citation/basket.ts'
import {
  createCollecting,
  type CollectingModel,
  type CollectingPorts,
} from '../../../core/usecases/citation/collecting.ts'
import {
  createFakeClipboard,
  createFakeNavigation,
  createFakeStoredValue,
  type FakeClipboard,
  type FakeNavigation,
  type FakeStoredValue,
} from '@xuekan/core/testing'
import { defer, EMPTY, of } from 'rxjs'

/** What the server cites: nothing of id 12, of id 11 in Chinese alone. */
export const citedAs = ({ siteId, id }: BasketKey): ItemCitation['text'] | null =>
  id === '12' ? null : { zh: `文 ${siteId}/${id}`, en: id === '11' ? '' : `Text ${siteId}/${id}` }

export interface CitingServer {
  readonly gateway: CitationGateway
  /** Sites whose calls fail. */
  readonly broken: Set<string>
  /** The calls in order: `site: ids`. */
  readonly calls: readonly string[]
}

export const unreachable: Failure = { kind: 'unreachable', call: 'batchInfo' }

export const answerOf = <T>(value: T): AsyncResult<T> => of({ ok: true, value })

/** Answers at once, unless `onTheWay` says otherwise. */
export function citingServer(
  onTheWay: <T>(siteId: string, answer: AsyncResult<T>) => AsyncResult<T> = (_siteId, answer) => answer,
): CitingServer {
  const broken = new Set<string>()
  const calls: string[] = []
  const gateway: CitationGateway = {
    batchInfo: ({ siteId }, ids) =>
      defer(() => {
        calls.push(`${siteId}: ${ids.join(',')}`)
        const found = ids.flatMap((id) => {
          const text = citedAs({ siteId, id })
          return text === null ? [] : [{ siteId, id, text }]
        })
        const given: AsyncResult<readonly ItemCitation[]> = broken.has(siteId)
          ? of({ ok: false, error: unreachable })
          : answerOf(found)
        return onTheWay(siteId, given)
      }),
  }
  return { gateway, broken, calls }
}

export interface Tab {
  readonly model: CollectingModel
  readonly basket: FakeStoredValue<BasketPorts['basket']['value$']['value']>
  readonly citations: FakeStoredValue<readonly ItemCitation[]>
  readonly selected: FakeStoredValue<HitSelection>
  readonly clipboard: FakeClipboard
  readonly navigation: FakeNavigation
  readonly notified: readonly string[]
  readonly scope: Scope
}

interface TabOptions {
  readonly language?: UiLanguage
  readonly stored?: readonly [string | null, string | null]
  /** What the tab holds of the hits that are chosen. */
  readonly chosen?: string | null
  readonly search?: CollectingPorts['search']
}

/** One page with a basket; `stored` is what storage holds when it opens. */
export function openTab(
  gateway: CitationGateway,
  {
    language = 'zh',
    stored = [null, null],
    chosen = null,
    search = { articles: () => EMPTY, advanced: () => EMPTY },
  }: TabOptions = {},
): Tab {
  const notified: string[] = []
  const basket = createFakeStoredValue({ print: printBasket, parse: parseBasket }, emptyBasket, stored[0])
  const citations = createFakeStoredValue<readonly ItemCitation[]>(
    { print: printItemCitations, parse: parseItemCitations },
    [],
    stored[1],
  )
  const clipboard = createFakeClipboard()
  const navigation = createFakeNavigation()
  const scope = createScope()
  const notify: BasketPorts['notify'] = (message, words) =>
    void notified.push(words === undefined ? message : `${message}: ${words}`)
  const selected = createFakeStoredValue(hitSelectionCodec, noHitsSelected, chosen)
  const ports = { basket, citations, selected, search, gateway, clipboard, navigation, notify }
  return {
    model: createCollecting(ports, scope, { language }),
    basket,
    citations,
    selected,
    clipboard,
    navigation,
    notified,
    scope,
  }
}

/** The browser tells another tab what this one keeps; where it is not heard yet, storage holds it already. */
export function storeElsewhere(from: Tab, to: Tab, heard = true): void {
  to.basket.storedElsewhere(from.basket.text, { heard })
  to.citations.storedElsewhere(from.citations.text, { heard })
}
