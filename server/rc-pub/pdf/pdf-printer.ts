import { err, type Result } from '@xuekan/core'

/** A stored file or font that a printed document shows. */
export interface PrintResource {
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/** Answers the address of a document's part, a path with its query; null for everything that it may not have. */
export type ResolveResource = (address: string) => Promise<PrintResource | null>

export type PrintProblem =
  /** No browser is there yet, or none can be had. */
  | 'not-ready'
  /** Too many documents wait already. */
  | 'busy'
  /** It took longer than one document may. */
  | 'timeout'
  /** The browser failed, or it is closed. */
  | 'failed'

/** Prints documents as PDF, one at a time. */
export interface PdfPrinter {
  /** `html` is a whole document; what it names is asked from `resolve`, and nothing else is loaded. Never throws. */
  readonly print: (html: string, resolve: ResolveResource) => Promise<Result<Uint8Array, PrintProblem>>
  readonly close: () => Promise<void>
}

/** Where nothing can be printed. */
export const noPrinter: PdfPrinter = { print: async () => err('not-ready'), close: async () => undefined }
