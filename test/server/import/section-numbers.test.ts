import { describe, expect, it } from 'vitest'
import { bodyHtml } from './support.ts'

describe('the number of a section', () => {
  it.each([
    ['G', 'Glossary', 'G Glossary'],
    ['2', '2D flow', '2 2D flow'],
    ['2', '2 Flow', '2 Flow'],
    ['2', '2水', '2水'],
    ['2.', '2.Flow', '2.Flow'],
  ])('%s of "%s" is shown once', (label, title, shown) => {
    expect(bodyHtml(`<sec id="s"><label>${label}</label><title>${title}</title><p>x</p></sec>`)).toContain(
      `<h2 id="s-s-h">${shown}</h2>`,
    )
  })
})
