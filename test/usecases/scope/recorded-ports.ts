import type { Failure } from '../../../core/domain/failure/failure.ts'
import type { UiLanguage } from '../../../core/domain/language/ui-language.ts'
import type { Role } from '../../../core/domain/member/role.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { storage, type StorageKey, type StoredAt } from '../../../core/domain/storage/storage-table.ts'
import type { AsyncResult, RequestContext } from '../../../core/ports/async-result.ts'
import type { CookieJar } from '../../../core/ports/cookie-jar.ts'
import type { Navigation } from '../../../core/ports/navigation.ts'
import type { SearchMemory } from '../../../core/ports/search-memory.ts'
import type { StoredValue } from '../../../core/ports/stored-value.ts'
import type { Viewport } from '../../../core/ports/viewport.ts'
import { createBehavior } from '../../../core/reactive/behavior.ts'
import type { Stream } from '../../../core/reactive/stream.ts'
import type { Notify } from '../../../core/usecases/notices/notify.ts'
import {
  createFakeClipboard,
  createFakeCookieJar,
  createFakeNavigation,
  createFakeSearchMemory,
  createFakeStoredValue,
  createFakeViewport,
  createVirtualClock,
  type OnTheWay,
} from '@xuekan/core/testing'
import { defer, of, Subject, switchMap, take, tap } from 'rxjs'

const failures: readonly Failure[] = [
  { kind: 'refused', call: 'any', status: 5, message: '请稍后' },
  { kind: 'expired', call: 'any', message: '请重新登录' },
]

/** Every port in memory, with a list of what is written to it: each call, each step elsewhere, each thing kept or told. */
export function recordedPorts() {
  const writes: string[] = []
  const note = (write: string): void => void writes.push(write)
  const clock = createVirtualClock()

  const bar = createFakeNavigation('/zh/home')
  const navigation: Navigation = {
    address: bar.address,
    go: (address, options) => {
      note(`go ${address}`)
      bar.go(address, options)
    },
    cover: (address) => {
      note(`cover ${address}`)
      bar.cover(address)
    },
    uncover: (address) => {
      note(`uncover ${address}`)
      bar.uncover(address)
    },
    leave: (url) => note(`leave ${url}`),
    open: (url) => note(`open ${url}`),
  }

  const jar = createFakeCookieJar({ userName: '13812345678', token: 'good' })
  const cookies: CookieJar = {
    read: jar.read,
    write: (name, value) => {
      note(`write ${name}`)
      jar.write(name, value)
    },
    clear: (name) => {
      note(`clear ${name}`)
      jar.clear(name)
    },
  }

  const stored = <Key extends StorageKey>(key: Key): StoredValue<StoredAt<Key>> => {
    const { codec, empty } = storage[key] as unknown as {
      codec: Parameters<typeof createFakeStoredValue<StoredAt<Key>>>[0]
      empty: StoredAt<Key>
    }
    const storedValue = createFakeStoredValue<StoredAt<Key>>(codec, empty)
    return {
      value$: storedValue.value$,
      change: (update) => {
        note(`keep ${key}`)
        storedValue.change(update)
      },
    }
  }

  const tray = createFakeClipboard()
  const clipboard = { write: (text: string) => tray.write(text).pipe(tap(() => note(`copy ${text}`))) }

  const window = createFakeViewport({ width: 1_280, scrollTop: 900 })
  const viewport: Viewport = {
    ...window,
    scrollTo: (top) => {
      note(`scroll to ${top}`)
      window.scrollTo(top)
    },
  }

  const memories = createFakeSearchMemory()
  const memory: SearchMemory = {
    read: memories.read,
    store: (holder) => {
      note('keep search')
      memories.store(holder)
    },
  }

  const notify: Notify = (message) => note(`tell ${message}`)

  /** What becomes of the calls that wait when the gate opens: null for their own answers. */
  const gate = new Subject<Failure | null>()
  const waiting = <T>(call: string, stream: Stream<T>, fail: (failure: Failure) => Stream<T>): Stream<T> =>
    defer(() => {
      note(`ask ${call}`)
      return gate.pipe(
        take(1),
        switchMap((failure) => (failure === null ? stream : fail(failure))),
      )
    })
  const onTheWay: OnTheWay = <T>(call: string, answer: AsyncResult<T>): AsyncResult<T> =>
    waiting(call, answer, (error) => of({ ok: false, error }))

  const contexts: readonly RequestContext[] = [
    { language: 'zh', siteId: asSiteId('3') },
    { language: 'en', siteId: asSiteId('4') },
  ]
  const context$ = createBehavior<RequestContext>(contexts[0] as RequestContext)
  const role$ = createBehavior<Role>('member')
  const language$ = createBehavior<UiLanguage>('zh')
  const fixed$ = createBehavior(false)
  const expired$ = new Subject<Extract<Failure, { readonly kind: 'expired' }>>()

  /** What happens around a use case, whatever it does itself. */
  const events: readonly (() => void)[] = [
    () => gate.next(null),
    () => gate.next(null),
    ...failures.map((failure) => () => gate.next(failure)),
    () => clock.advance(100),
    () => clock.advance(3_000),
    () => clock.advance(700_000),
    () => bar.go('/zh/article?q=tides'),
    () => bar.go('/en/home?token=good&userName=reader'),
    () => bar.go('/zh/issue/2026'),
    () => window.scrollTo(0),
    () => window.scrollTo(901),
    () => window.resize(700),
    () => jar.write('userName', 'reader'),
    () => jar.clear('userName'),
    ...contexts.map((context) => () => context$.set(context)),
    () => role$.set('visitor'),
    () => role$.set('member'),
    () => language$.set('en'),
    () => fixed$.set(true),
    () => expired$.next({ kind: 'expired', call: 'article', message: '请重新登录' }),
  ]
  return {
    writes,
    events,
    note,
    waiting,
    onTheWay,
    clock,
    navigation,
    cookies,
    stored,
    clipboard,
    viewport,
    memory,
    notify,
    context$,
    role$,
    language$,
    fixed$,
    expired$,
  }
}

export type RecordedPorts = ReturnType<typeof recordedPorts>
