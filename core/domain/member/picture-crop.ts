import type { PixelSize } from '../media/png-size.ts'
import type { UploadPurpose } from './upload.ts'

/** What each picture of a member is drawn as, in pixels: a photo fills its square, a cover is shown whole (C5.9). */
export const pictureShapes = {
  photo: { width: 512, height: 512 },
  cover: { width: 900, height: 600 },
} as const satisfies Record<UploadPurpose, PixelSize>

/** A part of a picture, in its pixels from its upper left corner; always within it. */
export interface PictureCrop extends PixelSize {
  readonly left: number
  readonly top: number
}

/** How many times larger than whole a picture is shown at most. */
export const largestZoom = 4

/** The largest part of a picture that has the shape of its purpose, from its middle. */
export function wholeCrop(picture: PixelSize, purpose: UploadPurpose): PictureCrop {
  const shape = pictureShapes[purpose]
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height)
  const width = shape.width * scale
  const height = shape.height * scale
  // a side that fits may be a rounding error longer than the picture
  const beside = (all: number, part: number): number => Math.max(0, (all - part) / 2)
  return { left: beside(picture.width, width), top: beside(picture.height, height), width, height }
}

/** The part beside it, as far as the picture goes: pixels to the right and down. */
export const moveCrop = (
  crop: PictureCrop,
  picture: PixelSize,
  right: number,
  down: number,
): PictureCrop => ({
  ...crop,
  left: Math.max(0, Math.min(picture.width - crop.width, crop.left + right)),
  top: Math.max(0, Math.min(picture.height - crop.height, crop.top + down)),
})

/** The part of the same middle, as far as the picture goes, that is shown so many times larger than `wholeCrop`. */
export function zoomCrop(
  crop: PictureCrop,
  picture: PixelSize,
  purpose: UploadPurpose,
  zoom: number,
): PictureCrop {
  const whole = wholeCrop(picture, purpose)
  const times = Math.max(1, Math.min(largestZoom, zoom))
  const width = whole.width / times
  const height = whole.height / times
  const around = { ...crop, width, height }
  return moveCrop(around, picture, (crop.width - width) / 2, (crop.height - height) / 2)
}

/** How many times larger than `wholeCrop` a part is shown, from 1 to `largestZoom`. */
export const zoomOf = (crop: PictureCrop, picture: PixelSize, purpose: UploadPurpose): number =>
  wholeCrop(picture, purpose).width / crop.width

/** Where a finger is on what is seen, in parts of its width and height from its upper left corner. */
export interface FingerPlace {
  readonly x: number
  readonly y: number
}
type TwoFingers = readonly [FingerPlace, FingerPlace]

/** The part that two fingers have moved and zoomed to: what was between them stays between them, as far as the picture goes. */
export function pinchCrop(
  crop: PictureCrop,
  picture: PixelSize,
  purpose: UploadPurpose,
  { before, after }: Readonly<Record<'before' | 'after', TwoFingers>>,
): PictureCrop {
  const { width, height } = pictureShapes[purpose]
  const spread = ([a, b]: TwoFingers): number => Math.hypot((a.x - b.x) * width, (a.y - b.y) * height)
  // fingers on one spot have no distance that could grow
  const times = spread(before) < 1 ? 1 : spread(after) / spread(before)
  const zoomed = zoomCrop(crop, picture, purpose, zoomOf(crop, picture, purpose) * times)
  const [from, to] = [middleOf(before), middleOf(after)]
  return moveCrop(
    zoomed,
    picture,
    crop.left + from.x * crop.width - to.x * zoomed.width - zoomed.left,
    crop.top + from.y * crop.height - to.y * zoomed.height - zoomed.top,
  )
}

const middleOf = ([a, b]: TwoFingers): FingerPlace => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Pixels of what is made of a part: none are made up, and no more than its shape has. */
export function croppedSize({ width }: PictureCrop, purpose: UploadPurpose): PixelSize {
  const shape = pictureShapes[purpose]
  const scale = Math.min(1, width / shape.width)
  const pixels = (length: number): number => Math.max(1, Math.round(length * scale))
  return { width: pixels(shape.width), height: pixels(shape.height) }
}
