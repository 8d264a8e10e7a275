import { sampleContent } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { NamedJournals } from '../../ui/widgets/results/NamedJournals.tsx'
import { linksIn } from './support/links.ts'
import { htmlOf, portalFor } from './support/portal.tsx'

const journals = sampleContent.sites.flatMap(({ journal }) => (journal === null ? [] : [journal]))

describe('NamedJournals', () => {
  it('leads to the home, the current issue and the back issues of each journal, in either language', async () => {
    const [journal] = journals
    if (journal === undefined) throw new Error('no journal')
    const named = [{ ...journal, latestIssue: { year: 2026, volume: '8', issue: '2', publishedOn: '' } }]
    const texts = async (language: 'zh' | 'en') =>
      linksIn(htmlOf(await portalFor({ language }), <NamedJournals journals={named} />)).map(
        ({ text }) => text,
      )
    expect(await texts('en')).toEqual([journal.name.en, 'Current issue', 'Back issues'])
    expect(await texts('zh')).toEqual([journal.name.zh, '当期目录', '过刊浏览'])
    const html = htmlOf(
      await portalFor({ language: 'en' }),
      <NamedJournals journals={[{ ...journal, latestIssue: null }]} />,
    )
    expect(linksIn(html)).toHaveLength(2)
  })
})
