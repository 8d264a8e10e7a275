import type { Navigation, NoticesModel, Viewport } from '@xuekan/core'
import { constant } from '@xuekan/core/reactive'
import { EMPTY } from 'rxjs'
import { assumedViewport } from '../portal/assumed-viewport.ts'

/** Where a request's page is; a server goes nowhere. */
export const createRequestNavigation = (address: string): Navigation => ({
  address: constant(address),
  go: () => undefined,
  cover: () => undefined,
  uncover: () => undefined,
  leave: () => undefined,
  open: () => undefined,
})

/** The window that a server assumes until the browser measures its own. */
export const requestViewport: Viewport = {
  width: constant(assumedViewport.width),
  scrollTop: constant(assumedViewport.scrollTop),
  scrollTo: () => undefined,
  prefersReducedMotion: () => false,
}

const nothing = (): void => undefined

/** A page that is being sent tells nothing beside itself. */
export const noopNotices: NoticesModel = {
  notices$: constant([]),
  actions$: EMPTY,
  notify: nothing,
  dismiss: nothing,
  withdraw: nothing,
  act: nothing,
  hold: nothing,
  release: nothing,
}

/** A page on a server copies nothing, saves nothing and opens nothing. */
export const noHands = {
  cite: async () => null,
  favourite: async () => null,
  follow: async () => null,
  look: async () => null,
  playback: async () => null,
  stopped: async () => null,
  copyText: async () => false,
  savePng: async () => false,
} as const

/** What the shell could not be had with, the browser asks for. */
export const shellWithoutRequests = {
  collections: { firstExpert: () => EMPTY },
  news: { topNews: () => EMPTY, jumpUrl: () => EMPTY },
  sites: { toolbar: () => EMPTY },
} as const
