import {
  croppedSize,
  largestZoom,
  moveCrop,
  pictureShapes,
  pinchCrop,
  wholeCrop,
  zoomCrop,
  zoomOf,
} from '../../../core/domain/member/picture-crop.ts'
import { uploadPurposes } from '../../../core/domain/member/upload.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const length = fc.integer({ min: 1, max: 9000 })
const picture = fc.record({ width: length, height: length })
const purpose = fc.constantFrom(...uploadPurposes)
const place = fc.record({
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
})
const fingers = fc.tuple(place, place)
const pinch = fc.record({ before: fingers, after: fingers })
const step = fc.oneof(
  fc.record({
    right: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
    down: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
  }),
  fc.record({ zoom: fc.double({ min: -2, max: 9, noNaN: true }) }),
  fc.record({ pinch }),
)
const slack = 1e-6

describe('the part of a picture that is used', () => {
  it('should lie within the picture and have the shape of its purpose, whatever is done with it [C5.9]', () => {
    fc.assert(
      fc.property(picture, purpose, fc.array(step, { maxLength: 8 }), (size, use, steps) => {
        const shape = pictureShapes[use]
        const crop = steps.reduce(
          (from, each) =>
            'zoom' in each
              ? zoomCrop(from, size, use, each.zoom)
              : 'pinch' in each
                ? pinchCrop(from, size, use, each.pinch)
                : moveCrop(from, size, each.right, each.down),
          wholeCrop(size, use),
        )
        expect(crop.left).toBeGreaterThanOrEqual(0)
        expect(crop.top).toBeGreaterThanOrEqual(0)
        expect(crop.left + crop.width).toBeLessThanOrEqual(size.width + slack)
        expect(crop.top + crop.height).toBeLessThanOrEqual(size.height + slack)
        expect(crop.width / crop.height).toBeCloseTo(shape.width / shape.height, 6)
        expect(crop.width * largestZoom).toBeGreaterThanOrEqual(wholeCrop(size, use).width - slack)
        const made = croppedSize(crop, use)
        expect(made.width).toBeLessThanOrEqual(shape.width)
        expect(made.height).toBeLessThanOrEqual(shape.height)
        expect(Math.min(made.width, made.height)).toBeGreaterThanOrEqual(1)
        // no pixel is made up but what rounding asks for
        expect(made.width).toBeLessThanOrEqual(Math.ceil(crop.width + 0.5))
      }),
    )
  })

  it('should be as large as can be at first, in the middle, and be that again without zoom [C5.9]', () => {
    fc.assert(
      fc.property(picture, purpose, fc.double({ min: 1, max: 9, noNaN: true }), (size, use, zoom) => {
        const whole = wholeCrop(size, use)
        expect(
          Math.min(size.width - whole.width, size.height - whole.height),
          'it reaches from edge to edge',
        ).toBeCloseTo(0, 6)
        const enlarged = zoomCrop(whole, size, use, zoom)
        expect(enlarged.left + enlarged.width / 2).toBeCloseTo(size.width / 2, 6)
        expect(enlarged.top + enlarged.height / 2).toBeCloseTo(size.height / 2, 6)
        const back = zoomCrop(enlarged, size, use, 1)
        for (const key of ['left', 'top', 'width', 'height'] as const)
          expect(back[key]).toBeCloseTo(whole[key], 6)
      }),
    )
  })

  it('should keep between two fingers what was there, wherever the picture goes on [C5.9]', () => {
    const size = { width: 1000, height: 500 }
    const whole = wholeCrop(size, 'photo')
    const apart = (from: number, to: number, down = 0.5) =>
      [
        { x: from, y: down },
        { x: to, y: down },
      ] as const
    const larger = pinchCrop(whole, size, 'photo', { before: apart(0.4, 0.6), after: apart(0.3, 0.7) })
    expect(larger).toEqual({
      left: expect.closeTo(375),
      top: expect.closeTo(125),
      width: expect.closeTo(250),
      height: expect.closeTo(250),
    })
    expect(zoomOf(larger, size, 'photo')).toBeCloseTo(2)
    // both fingers to the left by a fifth of what is seen
    expect(
      pinchCrop(larger, size, 'photo', { before: apart(0.4, 0.6), after: apart(0.2, 0.4) }).left,
    ).toBeCloseTo(425)
    fc.assert(
      fc.property(purpose, fingers, fingers, (use, before, after) => {
        const start = zoomCrop(
          wholeCrop({ width: 9000, height: 9000 }, use),
          { width: 9000, height: 9000 },
          use,
          2,
        )
        const made = pinchCrop(start, { width: 9000, height: 9000 }, use, { before, after })
        const seen = (crop: typeof start, [a, b]: typeof before) => ({
          x: crop.left + ((a.x + b.x) / 2) * crop.width,
          y: crop.top + ((a.y + b.y) / 2) * crop.height,
        })
        fc.pre(
          made.left > 0 && made.top > 0 && made.left + made.width < 9000 && made.top + made.height < 9000,
        )
        expect(seen(made, after).x).toBeCloseTo(seen(start, before).x, 4)
        expect(seen(made, after).y).toBeCloseTo(seen(start, before).y, 4)
      }),
    )
  })

  it('should follow a move as far as the picture goes [C5.9]', () => {
    const size = { width: 1000, height: 500 }
    const whole = wholeCrop(size, 'photo')
    expect(whole).toEqual({ left: 250, top: 0, width: 500, height: 500 })
    expect(moveCrop(whole, size, 100, 40)).toEqual({ ...whole, left: 350 })
    expect(moveCrop(whole, size, -900, 0)).toEqual({ ...whole, left: 0 })
    expect(croppedSize(whole, 'photo')).toEqual({ width: 500, height: 500 })
    expect(croppedSize(wholeCrop({ width: 3000, height: 2000 }, 'cover'), 'cover')).toEqual({
      width: 900,
      height: 600,
    })
  })
})
