import type { OutgoingFile, SessionCookies } from '@xuekan/core/member'

/** What the host knows of a request for a page. */
export interface PageRequest {
  /** Path and query as received, beginning with '/'. */
  readonly address: string
  /** Host header, with its port. */
  readonly host: string
  readonly protocol: 'http' | 'https'
  /** All cookies that the page may depend on, by name. */
  readonly cookies: ReadonlyMap<string, string>
  /** The fields of a form that was posted to this address; absent where it is only read. */
  readonly submitted?: ReadonlyMap<string, string>
  /** The file that was posted with it; absent without one. */
  readonly file?: OutgoingFile
  /** Who has posted it; absent where it is only read. */
  readonly from?: FormSource
}

/** Whom a form comes from. */
export interface FormSource {
  readonly address: string
  /** Scheme and host of its page. */
  readonly origin: string
  /** What a known device keeps; '' for nothing. */
  readonly knownDevice: string
}

/** What somebody who is given a page has visited. */
export interface PageVisit {
  readonly siteId: string
  /** null on pages that show no single article. */
  readonly articleId: string | null
}

/** What rendering gives back: a page, or a way to another one. */
export type PageAnswer =
  | {
      readonly kind: 'page'
      readonly status: number
      readonly language: string
      readonly html: string
      /** Whether another anonymous reader of the same address may be given the same bytes. */
      readonly shared: boolean
      /** The Link header, in ASCII; '' or absent for none. */
      readonly links?: string
      /** The sites whose content the page shows; without it any site's. */
      readonly sites?: readonly string[]
      /** null where nothing was visited: an unknown page, a failure. */
      readonly visit: PageVisit | null
      /** What goes into cookies with it, where a form has given the session another token. */
      readonly renewed?: { readonly cookies: SessionCookies; readonly remember: boolean }
    }
  | { readonly kind: 'redirect'; readonly status: 302 | 301; readonly location: string }
  /** A form has changed what a cookie holds, and the reader goes on. */
  | {
      readonly kind: 'changed'
      readonly cookies: SessionCookies
      readonly remember: boolean
      readonly location: string
    }
  /** A form has let somebody in: what goes into cookies, and where the reader goes on. */
  | {
      readonly kind: 'entered'
      readonly cookies: SessionCookies
      readonly remember: boolean
      readonly location: string
    }
  /** A login through a third party goes on elsewhere; the browser keeps its secret until the way back, '' for none. */
  | { readonly kind: 'onward'; readonly location: string; readonly commonToken: string }
  /** Nobody is logged in any more: the cookies go, and the reader goes on. */
  | { readonly kind: 'left'; readonly end: 'logout' | 'expiry'; readonly location: string }

/** Server rendering, handed to the host as a function. */
export type RenderPage = (request: PageRequest) => Promise<PageAnswer>
