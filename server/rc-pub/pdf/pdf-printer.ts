import { err, type Result } from '@xuekan/core'
import type { PixelSize } from '@xuekan/core/content'

/** A stored file or font that a printed document shows. */
export interface PrintResource {
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/** Answers the address of a document's part, a path with its query; null for everything that it may not have. */
export type ResolveResource = (address: string) => Promise<PrintResource | null>

/** One document to be printed. */
export interface PrintRequest {
  /** A whole document; what it names is asked from `resolve`, and nothing else is loaded. */
  readonly html: string
  readonly resolve: ResolveResource
  /** Gives the document up. */
  readonly signal?: AbortSignal
  /** What it is drawn as a JPEG of, in pixels; absent for a PDF. */
  readonly picture?: PixelSize
}

export type PrintProblem =
  /** No browser is there, or it may not be started. */
  | 'not-ready'
  /** It took longer than one document may. */
  | 'timeout'
  /** The browser failed, or it is closed. */
  | 'failed'
  /** Who wanted it has given it up. */
  | 'given-up'

/** Prints documents as PDF, one at a time, and beside that draws them as pictures, one at a time. */
export interface PdfPrinter {
  /** Never throws. */
  readonly print: (
    html: PrintRequest['html'],
    resolve: ResolveResource,
    signal?: AbortSignal,
  ) => Promise<Result<Uint8Array, PrintProblem>>
  /** What a window of this size shows of a document, as JPEG; no octets where it has a broken picture. Never throws. */
  readonly draw: (
    html: PrintRequest['html'],
    resolve: ResolveResource,
    size: PixelSize,
  ) => Promise<Result<Uint8Array, PrintProblem>>
  /** Whether a browser is there. Soon answered. */
  readonly isThere: () => Promise<boolean>
  /** Tries to start the browser: why nothing can be printed, in a sentence; null when it can. */
  readonly check: () => Promise<string | null>
  readonly close: () => Promise<void>
}

/** Where nothing can be printed. */
export const noPrinter: PdfPrinter = {
  print: async () => err('not-ready'),
  draw: async () => err('not-ready'),
  isThere: async () => false,
  check: async () => null,
  close: async () => undefined,
}
