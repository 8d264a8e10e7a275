import { junkAddress } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redirectOf } from '../../../core/domain/route/redirect-of.ts'

describe('where an address leads that has no page of its own', () => {
  it.each([
    ['/previewFile?id=7&type=pdf', '/article/id/0/7.pdf'],
    ['/previewFile/?id=7&type=PDF&lang=en', '/en/article/7.pdf'],
    ['/previewFile?id=7', '/article/id/0/7.pdf'],
    ['/previewFile?id=7&type=html&lang=zh', '/zh/article/7'],
    ['/previewFile?id=a%2Fb', '/article/id/0/a%2Fb.pdf'],
  ])('the preview %s is %s [C2.15]', (address, target) => {
    expect(redirectOf(address)).toBe(target)
  })

  it.each([
    '/previewFile',
    '/previewFile?id=',
    '/previewFile?type=pdf',
    '/previewFile/7?id=7',
    '/a/previewFile?id=7',
  ])('%s leads nowhere', (address) => {
    expect(redirectOf(address)).toBeNull()
  })

  it('is a path of the portal that leads nowhere else, whatever was asked for', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          junkAddress,
          fc.string().map((id) => `/previewFile?id=${id}`),
        ),
        (address) => {
          const target = redirectOf(address)
          fc.pre(target !== null)
          expect(target).toMatch(/^\/(?![/\\])/)
          expect(redirectOf(target)).toBeNull()
        },
      ),
    )
  })
})
