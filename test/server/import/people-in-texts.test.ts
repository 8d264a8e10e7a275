import { describe, expect, it } from 'vitest'
import { article, bodyHtml, recordOf } from './support.ts'

const name = (surname: string, givenNames: string) =>
  `<name><surname>${surname}</surname><given-names>${givenNames}</given-names></name>`

describe('people who are named in a text', () => {
  it('have the parts of their names apart, and stand as a list', () => {
    const link = (inner: string) =>
      bodyHtml(
        `<p>See <related-article related-article-type="corrected-article" ext-link-type="doi" xlink:href="10.5555/o">${inner} Otters</related-article>.</p>`,
      )
    const linked = (text: string) =>
      `<p>See <a href="https://doi.org/10.5555/o" rel="noopener">${text} Otters</a>.</p>`
    const two = name('Lind', 'O') + name('Ree', 'P')
    expect(link(`<person-group>${two}</person-group>`)).toBe(linked('Lind O, Ree P'))
    expect(link(`<person-group>${name('Lind', 'O')} and ${name('Ree', 'P')}</person-group>`)).toBe(
      linked('Lind O and Ree P'),
    )
    expect(link(name('欧阳', '明'))).toBe(linked('欧阳明'))
  })

  it('are so in the words of a related article, too', () => {
    const relation = (inner: string) =>
      recordOf(
        article({ meta: `<related-article related-article-type="companion">${inner}</related-article>` }),
      ).about?.relations?.[0]?.text
    expect(relation(`${name('Reed', 'A')}: Stones`)).toBe('Reed A: Stones')
    expect(relation(`${name('欧阳', '明')}: 石`)).toBe('欧阳明: 石')
  })
})
