import { constant, type Navigation, type Viewport } from '@xuekan/core'

/** Where a request's page is; a server goes nowhere. */
export const createRequestNavigation = (address: string): Navigation => ({
  address: constant(address),
  go: () => undefined,
  leave: () => undefined,
  open: () => undefined,
})

/** The window that a server assumes until the browser measures its own, in CSS pixels. */
export const requestViewport: Viewport = {
  width: constant(1440),
  scrollTop: constant(0),
  scrollTo: () => undefined,
  prefersReducedMotion: () => false,
}
