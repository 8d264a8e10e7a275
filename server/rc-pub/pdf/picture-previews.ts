import { err, ok, type Result } from '@xuekan/core'
import { escapeAttribute, previewSize } from '@xuekan/core/content'
import type { FileStore } from '../store/file-store.ts'
import { fileUrl } from '../store/file-url.ts'
import type { PdfPrinter, PrintProblem } from './pdf-printer.ts'

/** Previews that are kept, some 60 KB each. */
const mostKept = 200

/** Pictures that wait to be drawn. */
const mostWaiting = 4

/** A picture of the store as other sites show it beside a link: JPEG of one size, whole, on white. */
export type FindPicturePreview = (
  id: number,
) => Promise<Result<Uint8Array, PrintProblem | 'no-picture' | 'crowded'>>

const documentOf = (address: string): string =>
  `<!doctype html><meta charset="utf-8"><style>html,body{margin:0;background:#fff}
  img{display:block;width:100vw;height:100vh;object-fit:contain}</style><img alt="" src="${escapeAttribute(address)}">`

/** Draws what is asked for and keeps it for a while: the address of a file always shows the same. */
export function createPicturePreviews({
  files,
  printer,
}: {
  readonly files: FileStore
  readonly printer: PdfPrinter
}): FindPicturePreview {
  const cache = new Map<number, Uint8Array>()
  const underWay = new Map<number, ReturnType<FindPicturePreview>>()
  const draw = async (id: number): ReturnType<FindPicturePreview> => {
    const file = await files.find(id)
    if (file === null || !file.mediaType.startsWith('image/')) return err('no-picture')
    const bytes = await file.read(0, file.size)
    const address = fileUrl(id)
    const drawn = await printer.draw(
      documentOf(address),
      async (requested) => (requested === address ? { mediaType: file.mediaType, bytes } : null),
      previewSize,
    )
    if (drawn.ok && drawn.value.length === 0) return err('no-picture')
    if (drawn.ok) cache.set(id, drawn.value)
    for (const [oldest] of cache) if (cache.size > mostKept) cache.delete(oldest)
    return drawn
  }
  return async (id) => {
    const known = cache.get(id)
    if (known !== undefined) return ok(known)
    const awaited = underWay.get(id)
    if (awaited !== undefined) return awaited
    if (underWay.size >= mostWaiting) return err('crowded')
    const drawing = draw(id).finally(() => underWay.delete(id))
    underWay.set(id, drawing)
    return drawing
  }
}
