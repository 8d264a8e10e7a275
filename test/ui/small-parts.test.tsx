import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { Authors } from '../../ui/widgets/article/Authors.tsx'
import { Member } from '../../ui/widgets/board/Member.tsx'
import { OtherName } from '../../ui/widgets/board/OtherName.tsx'
import { Pace } from '../../ui/widgets/list/Pace.tsx'
import { TimedList } from '../../ui/widgets/media/TimedList.tsx'
import { Byline } from '../../ui/widgets/text/Byline.tsx'
import { articleContent, summary } from './support/contents.ts'
import { footerWith } from './support/footer.tsx'
import { boardContent } from './support/list-contents.ts'
import { htmlOf, portalFor } from './support/portal.tsx'
import { footer } from './support/shell.ts'

const shown = async (element: ReactElement, language: 'zh' | 'en' = 'en') =>
  htmlOf(await portalFor({ language }), element).replaceAll('<!-- -->', '')

/** Where siblings below an element have one key: what React warns of in a browser, and draws once. */
const sharedKeys = (node: ReactNode): readonly string[] => {
  if (Array.isArray(node)) {
    const keys = node.flatMap((each: ReactNode) => (isValidElement(each) ? (each.key ?? []) : []))
    return [
      ...keys.filter((key, at) => keys.indexOf(key) !== at),
      ...node.flatMap((each: ReactNode) => sharedKeys(each)),
    ]
  }
  return isValidElement<{ readonly children?: ReactNode }>(node) ? sharedKeys(node.props.children) : []
}

/** What a part shows, and the keys that siblings within it share. */
async function drawn(
  draw: () => ReactNode,
): Promise<{ readonly html: string; readonly doubled: readonly string[] }> {
  const parts: ReactNode[] = []
  const Drawn = () => {
    const part = draw()
    parts.push(part)
    return part
  }
  const html = await shown(<Drawn />)
  return { html, doubled: parts.flatMap(sharedKeys) }
}

describe('lists', () => {
  it('have both lines of a film that begin at one time', async () => {
    const lines = ['Now!', 'Here!'].map((en) => ({ begin: 1_500, text: { zh: '', en } }))
    const times = { hrefOf: () => '/film#t=1.5', timeOf: () => '0:01', onPlay: () => undefined }
    const { html, doubled } = await drawn(() =>
      TimedList({ title: 'Transcript', lines, current: -1, ...times }),
    )
    expect(html).toMatch(/Now!.*Here!/)
    expect(doubled).toEqual([])
  })

  it('have both corresponding authors of an article who are reached at one address', async () => {
    const author = { orcid: '', email: 'lab@example.org', corresponding: true, affiliations: [] }
    const article = {
      ...articleContent.article,
      contributors: ['Eva Lind', 'Anna Moe'].map((en) => ({ ...author, name: { zh: '', en } })),
      affiliations: [],
    }
    const { html, doubled } = await drawn(() => Authors({ article, linked: { authors: [], keywords: [] } }))
    expect(html.match(/<p>Corresponding author: <a href="mailto:lab@example\.org">/g)).toHaveLength(2)
    expect(doubled).toEqual([])
  })
})

describe('names', () => {
  it('stand once where both languages write them the same, else with the other one behind, in its language', async () => {
    expect(await shown(<OtherName name={{ zh: 'Eva Lind', en: 'Eva Lind' }} />, 'zh')).toBe('')
    expect(await shown(<OtherName name={{ zh: '林德', en: 'Eva Lind' }} />, 'zh')).toBe(
      '<small lang="en">Eva Lind</small>',
    )
  })

  it('of authors are read out in their own language on a page in the other one', async () => {
    const article = summary('7', { authors: { zh: ['张三'], en: [] } })
    const line = <Byline article={article} most={3} className="line" />
    expect(await shown(line, 'en')).toBe('<p class="line" lang="zh">张三</p>')
    expect(await shown(line, 'zh')).toBe('<p class="line">张三</p>')
  })
})

describe('the page of a member of a board', () => {
  it('marks that member alone among the others', async () => {
    const none = { zh: '', en: '' }
    const { siteId } = articleContent.article
    const told = { siteId, position: none, affiliation: none, field: none, pictureUrl: '' }
    const first = { ...told, id: '1', name: { zh: '', en: 'Eva Lind' } }
    const expert = { ...told, id: '2', name: { zh: '', en: 'Anna Moe' } }
    const page = { expert, introduction: null, email: '', orcid: '' }
    const content = { ...boardContent, members: [first, expert] }
    const html = await shown(<Member content={content} page={page} />)
    expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*>Anna Moe<\/a>/)
    expect(html.match(/aria-current/g)).toHaveLength(1)
  })
})

describe('the time that articles take', () => {
  it('is read out month by month, apart as the language of the page has it', async () => {
    const points = [
      { month: '2026-04', days: 90, articles: 3 },
      { month: '2026-06', days: 80, articles: 4 },
    ]
    const pace = <Pace pace={{ until: '2026-06', days: 85, articles: 7, points }} />
    expect(await shown(pace, 'zh')).toMatch(/aria-label="[^"]* 90 天；2026[^";]* 80 天"/)
    expect(await shown(pace, 'en')).toMatch(/aria-label="[^"]* 90 days; [^"；]* 80 days"/)
  })
})

describe('the telephone of a footer', () => {
  it('is called from abroad by what is written: the plus stays, spaces and brackets go', async () => {
    const html = footerWith(await portalFor({ language: 'en' }), { ...footer, phone: '+86 (29) 5555-0131' })
    expect(html).toContain('href="tel:+862955550131"')
    expect(html).toContain('>+86 (29) 5555-0131</a>')
  })
})
