import { pngSize } from '@xuekan/core/content'

export interface PictureFile {
  readonly url: string
  /** Without an ending. */
  readonly fileName: string
}

/** Saves a picture as PNG, drawn here; false where it cannot be had, or may not be read since it is another host's. */
export async function savePng(window: Window & typeof globalThis, file: PictureFile): Promise<boolean> {
  const { document } = window
  try {
    const { headers } = await window.fetch(file.url, { method: 'HEAD' })
    const picture = document.createElement('img')
    picture.src = file.url
    await picture.decode()
    const size = pngSize(
      { width: picture.naturalWidth, height: picture.naturalHeight },
      /svg/i.test(headers.get('content-type') ?? ''),
    )
    const canvas = Object.assign(document.createElement('canvas'), size)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, size.width, size.height)
    const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
    if (bytes === null) return false
    const href = URL.createObjectURL(bytes)
    const link = Object.assign(document.createElement('a'), { href, download: `${file.fileName}.png` })
    link.click()
    URL.revokeObjectURL(href)
    return true
  } catch {
    return false
  }
}
