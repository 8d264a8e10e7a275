import {
  croppedSize,
  largestZoom,
  moveCrop,
  pictureShapes,
  pinchCrop,
  wholeCrop,
  zoomCrop,
  zoomOf,
  type FingerPlace,
  type PictureCrop,
  type UploadPurpose,
} from '@xuekan/core/member'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { hint } from '../account/account.css.ts'
import * as styles from './picture.css.ts'

export interface CropperProps {
  readonly picture: ImageBitmap
  readonly purpose: UploadPurpose
  readonly words: Readonly<Record<'drag' | 'move' | 'zoom', string>>
  /** Told of the part that is used, from the first one on. */
  readonly onCrop: (crop: PictureCrop) => void
}

/** An arrow moves the picture by this part of what is seen. */
const step = 1 / 20

const steps: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** The part of a picture that is used, dragged, moved by arrows and enlarged. */
export function PictureCropper({ picture, purpose, words, onCrop }: CropperProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  /** Where the pointers are that hold the picture: one drags it, two zoom it as well. */
  const held = useRef(new Map<number, FingerPlace>())
  const [crop, setCrop] = useState(() => wholeCrop(picture, purpose))
  const shape = pictureShapes[purpose]
  useEffect(() => {
    onCrop(crop)
    if (canvas.current !== null) draw(canvas.current, picture, crop)
  }, [crop, onCrop, picture])

  const move = (right: number, down: number): void =>
    setCrop((from) => moveCrop(from, picture, right * from.width, down * from.height))
  const begin = (event: PointerEvent): void => {
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current.set(event.pointerId, placeOf(event))
  }
  const drag = (event: PointerEvent): void => {
    const before = held.current.get(event.pointerId)
    if (before === undefined) return
    const after = placeOf(event)
    held.current.set(event.pointerId, after)
    const [other] = [...held.current].flatMap(([id, place]) => (id === event.pointerId ? [] : [place]))
    if (other === undefined) return move(before.x - after.x, before.y - after.y)
    const fingers = { before: [before, other], after: [after, other] } as const
    setCrop((from) => pinchCrop(from, picture, purpose, fingers))
  }
  const end = ({ pointerId }: PointerEvent): void => {
    held.current.delete(pointerId)
  }
  const press = (event: KeyboardEvent): void => {
    const way = steps[event.key]
    if (way === undefined) return
    event.preventDefault()
    move(way[0] * step, way[1] * step)
  }
  return (
    <div className={styles.cropper}>
      <div className={styles.frames[purpose]}>
        <canvas
          ref={canvas}
          className={styles.cropped}
          width={shape.width}
          height={shape.height}
          role="img"
          aria-label={words.move}
          tabIndex={0}
          onPointerDown={begin}
          onPointerMove={drag}
          onPointerUp={end}
          onPointerCancel={end}
          onKeyDown={press}
        />
        {purpose === 'photo' ? <span className={styles.circle} /> : null}
      </div>
      <p className={hint} aria-hidden="true">
        {words.drag}
      </p>
      <label className={styles.zoom}>
        {words.zoom}
        <input
          type="range"
          min={1}
          max={largestZoom}
          step={0.05}
          value={zoomOf(crop, picture, purpose)}
          onChange={({ currentTarget: { value } }) =>
            setCrop((from) => zoomCrop(from, picture, purpose, Number(value)))
          }
        />
      </label>
    </div>
  )
}

/** Where a pointer is on what is seen. */
function placeOf({ currentTarget, clientX, clientY }: PointerEvent): FingerPlace {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: PictureCrop): void {
  const pen = canvas.getContext('2d')
  if (pen === null) return
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  const { left, top, width, height } = crop
  pen.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
}

interface Part extends Pick<CropperProps, 'picture' | 'purpose'> {
  readonly crop: PictureCrop | null
}

/** JPEG from 0 to 1. */
const quality = 0.92

/** The part that is used as a file of its own, on white; null where none can be made. */
export async function cropToFile({ picture, purpose, crop }: Part): Promise<File | null> {
  if (crop === null) return null
  const canvas = document.createElement('canvas')
  Object.assign(canvas, croppedSize(crop, purpose))
  draw(canvas, picture, crop)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  return blob === null ? null : new File([blob], `${purpose}.jpg`, { type: blob.type })
}
