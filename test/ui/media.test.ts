import { expect, it } from 'vitest'
import { below, from } from '../../ui/theme/media-at.ts'
import * as media from '../../ui/theme/media.ts'
import { slim } from '../../ui/widgets/toolbar/floating-sizes.ts'

it('breakpoints are written as the pixels that they stand for, in the reader’s text size', () => {
  expect(media.phone).toBe(below(768))
  expect(media.tablet).toBe(below(1080))
  expect(media.fromTablet).toBe(from(768))
  expect(media.wide).toBe(from(1080))
  expect(media.between).toBe(`${from(768)} and ${below(1080)}`)
  expect(media.narrow).toBe(below(480))
  expect(media.cramped).toBe(below(300))
  expect(slim).toBe(below(1376))
})
