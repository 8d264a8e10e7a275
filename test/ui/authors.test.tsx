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

  it('lists the address of a corresponding author, and none of one who has none or of others', async () => {
    const article = {
      ...articleContent.article,
      contributors: [
        { ...author, corresponding: true },
        { ...author, corresponding: true, email: 'moe@example.org' },
        { ...author, email: 'berg@example.org' },
      ],
      affiliations: [],
    }
    const linked = { authors: [], keywords: [] }
    const html = htmlOf(await portalFor({ language: 'en' }), createElement(Authors, { article, linked }))
    expect(html.replace(/<!-- -->/g, '')).toMatch(
      /<\/ul><ul class="[^"]*" aria-label="Corresponding author"><li><span>\*<\/span><p>Corresponding author: <a href="mailto:moe@example\.org">moe@example\.org<\/a><\/p><\/li><\/ul>$/,
    )
  })

  it('marks each author with the labels of the own institutions, in the order of the list below', async () => {
    const place = (key: string, label: string) => ({ key, label, name: { zh: '', en: key }, ror: '' })
    const article = {
      ...articleContent.article,
      contributors: [
        { ...author, affiliations: ['Quay', 'Lab'], corresponding: true, email: 'lind@example.org' },
        { ...author, affiliations: ['Quay'] },
      ],
      affiliations: [place('Lab', 'a'), place('Mill', 'b'), place('Quay', 'c')],
    }
    const linked = { authors: [], keywords: [] }
    const html = htmlOf(await portalFor({ language: 'zh' }), createElement(Authors, { article, linked }))
    const marks = [...html.matchAll(/href="(#[^"]*)" data-affiliations="([^"]*)" aria-label="([^"]*)"/g)]
    expect(marks.map(([, href, all, label]) => [href, all, label])).toEqual([
      ['#affiliation-1', 'affiliation-1 affiliation-3', 'Eva Lind的单位：a,c,*'],
      ['#affiliation-3', 'affiliation-3', 'Eva Lind的单位：c'],
    ])
    expect(
      [...html.matchAll(/<li id="([^"]*)" lang="en"><span>(\w)<\/span>/g)].map(([, id, label]) => [
        id,
        label,
      ]),
    ).toEqual([
      ['affiliation-1', 'a'],
      ['affiliation-2', 'b'],
      ['affiliation-3', 'c'],
    ])
    expect(html).toContain('<summary>作者单位（3）、通讯作者</summary>')
  })
})
