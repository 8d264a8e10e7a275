import { err, type Result } from '@xuekan/core'
import { escapeAttribute } from '@xuekan/core/content'
import { pictureShapes, pictureSizeOf, stillPng, type UploadPurpose } from '@xuekan/core/member'
import type { PdfPrinter, PrintProblem } from './pdf-printer.ts'

/** Pictures that wait to be drawn anew. */
const mostWaiting = 8

/** Those of one member among them: nobody's pictures take all the places. */
const mostOfOne = 2

export type PictureProblem =
  | PrintProblem
  /** It is no picture, has too many pixels, or is broken. */
  | 'unreadable'
  /** Too many wait already. */
  | 'crowded'

/**
 * Draws a picture of a member anew, as a JPEG in the shape of its purpose: nothing but pixels is left of what came, neither
 * where it was taken nor what else stood in the file, and of one that moves its first frame alone (C5.9).
 */
export type DrawMemberPicture = (
  memberId: string,
  picture: { readonly bytes: Uint8Array; readonly mediaType: string },
  purpose: UploadPurpose,
) => Promise<Result<Uint8Array, PictureProblem>>

const address = '/picture'

/** A photo fills its square; a cover is whole, on white, and no larger than it came. */
const fits: Readonly<Record<UploadPurpose, string>> = { photo: 'cover', cover: 'scale-down' }

const documentOf = (purpose: UploadPurpose): string =>
  `<!doctype html><meta charset="utf-8"><style>html,body{margin:0;background:#fff}
  img{display:block;width:100vw;height:100vh;object-fit:${fits[purpose]}}</style><img alt="" src="${escapeAttribute(address)}">`

/** Decoded where documents of strangers are printed: in a process of its own, without a network. */
export function createMemberPictures(printer: PdfPrinter): DrawMemberPicture {
  const waiting: string[] = []
  return async (memberId, picture, purpose) => {
    const size = pictureSizeOf(picture.bytes)
    if (size === null) return err('unreadable')
    const ofOne = waiting.filter((id) => id === memberId).length
    if (waiting.length >= mostWaiting || ofOne >= mostOfOne) return err('crowded')
    waiting.push(memberId)
    const shape = pictureShapes[purpose]
    const still = { ...picture, bytes: stillPng(picture.bytes) }
    const side = Math.min(shape.width, size.width, size.height)
    const drawn = await printer
      .draw(
        documentOf(purpose),
        async (requested) => (requested === address ? still : null),
        purpose === 'photo' ? { width: side, height: side } : shape,
      )
      .finally(() => {
        waiting.splice(waiting.indexOf(memberId), 1)
      })
    return drawn.ok && drawn.value.length === 0 ? err('unreadable') : drawn
  }
}
