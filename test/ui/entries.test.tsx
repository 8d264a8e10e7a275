import { describe, expect, it } from 'vitest'
import { IssueReference } from '../../ui/widgets/article/IssueReference.tsx'
import { FigureStrip } from '../../ui/widgets/issue/FigureStrip.tsx'
import { articleContent, summaries } from './support/contents.ts'
import { htmlOf, portalFor } from './support/portal.tsx'

describe('the issue that an article stands in', () => {
  it('says whether that is on pages or under a number', async () => {
    const shown = async (places: Partial<typeof articleContent.article>, language: 'zh' | 'en') =>
      htmlOf(
        await portalFor({ language }),
        <IssueReference article={{ ...articleContent.article, ...places }} />,
      )
    const paged = { firstPage: '289', lastPage: '301', elocationId: '' }
    expect(await shown(paged, 'en')).toContain('pp. 289–301</small>')
    expect(await shown(paged, 'zh')).toContain('289–301 页</small>')
    const numbered = { firstPage: '', lastPage: '', elocationId: 'e0142' }
    expect(await shown(numbered, 'en')).toContain('article e0142</small>')
    expect(await shown(numbered, 'zh')).toContain('文章号 e0142</small>')
  })
})

describe('the graphical abstracts of an issue', () => {
  it('stand in a row where there are several, each named by its article', async () => {
    const strip = async (count: number) => {
      const articles = summaries.map((each, at) => ({
        ...each,
        graphicAbstractUrl: at < count ? `/graphic-${at}.png` : '',
      }))
      return htmlOf(await portalFor({ language: 'en' }), <FigureStrip articles={articles} />)
    }
    expect(await strip(1)).toBe('')
    const html = await strip(2)
    expect(html).toContain('aria-label="Figures of this issue"')
    const links = html.match(
      /<a [^>]*href="\/en\/article\/[^"]*"[^>]*><img src="\/graphic-\d\.png" alt="[^"]/g,
    )
    expect(links).toHaveLength(2)
  })
})
