import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { Authors } from '../../ui/widgets/article/Authors.tsx'
import { articleContent } from './support/contents.ts'
import { htmlOf, portalFor } from './support/portal.tsx'

const author = {
  name: { zh: '', en: 'Eva Lind' },
  orcid: '',
  email: '',
  corresponding: false,
  affiliations: [],
}

describe('Authors', () => {
  it('shows titles and degrees behind a name, outside the link to its articles', async () => {
    const portal = await portalFor({ language: 'en' })
    const article = {
      ...articleContent.article,
      contributors: [{ ...author, degrees: 'Prof., PhD' }, author],
      affiliations: [],
    }
    const linked = { ...articleContent.linked, authors: ['Eva Lind'] }
    const html = htmlOf(portal, createElement(Authors, { article, linked }))
    expect(html.replace(/<!-- -->/g, '')).toMatch(/Eva Lind(?:<\/a>)?<small>, Prof\., PhD<\/small><\/li><li>/)
    expect(html.match(/<small>/g)).toHaveLength(1)
  })
})
