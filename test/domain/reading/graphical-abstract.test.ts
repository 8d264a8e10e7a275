import { describe, expect, it } from 'vitest'
import { showsGraphicalAbstract } from '../../../core/domain/reading/graphical-abstract.ts'

describe('showsGraphicalAbstract', () => {
  it('tells a picture with its words from words alone and from figures', () => {
    expect(showsGraphicalAbstract('<h2>A</h2><figure class="graphical"><img src="/a.png"></figure>')).toBe(
      true,
    )
    for (const html of [
      '',
      '<p>figure class="graphical"</p>',
      '<figure class="fig"><img src="/a.png"></figure>',
    ])
      expect(showsGraphicalAbstract(html)).toBe(false)
  })
})
