import { createNotices, type Notice } from '@xuekan/core'
import { createScope } from '@xuekan/core/reactive'
import { createVirtualClock } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { loadNoticeMessages } from '../../ui/locales/load-notice-messages.ts'
import { Layout } from '../../ui/widgets/Layout.tsx'
import { ToastRegion } from '../../ui/widgets/notices/ToastRegion.tsx'
import { meet } from '../../ui/widgets/notices/PauseOnHover.tsx'
import { Notices } from '../../ui/widgets/notices/Notices.tsx'
import { htmlOf, portalFor } from './support/portal.tsx'

async function toastRegionIn(
  language: 'zh' | 'en',
  notify: (notices: ReturnType<typeof createNotices>) => void,
) {
  const notices = createNotices(createVirtualClock(), createScope())
  notify(notices)
  const portal = await portalFor({ language, change: { notices } })
  const messages = await loadNoticeMessages(language)
  return htmlOf(portal, <ToastRegion notices={notices.notices$.value} messages={messages} />)
}

describe('Notices', () => {
  it('has both regions that are read aloud in the page from the start, and nothing in them [C8.1]', async () => {
    const html = htmlOf(await portalFor({ language: 'zh' }), <Notices />)
    expect(html).toMatch(/<div aria-live="assertive"><\/div><div aria-live="polite"><\/div>/)
  })

  it('stands once in every page, between its header and its content', async () => {
    const html = htmlOf(
      await portalFor({ language: 'zh' }),
      <Layout page="home" loading={false}>
        <p />
      </Layout>,
    )
    expect(html.split('aria-live="assertive"')).toHaveLength(2)
    expect(html.indexOf('</header>')).toBeLessThan(html.indexOf('aria-live="assertive"'))
    expect(html.indexOf('aria-live="assertive"')).toBeLessThan(html.indexOf('<main'))
  })
})

describe('ToastRegion', () => {
  it.each([
    ['zh', '引文已复制', '关闭这条消息'],
    ['en', 'Citations copied', 'Dismiss this message'],
  ] as const)(
    'tells each message in %s with a button that puts it away [C8.4] [C8.5]',
    async (language, text, dismiss) => {
      const html = await toastRegionIn(language, ({ notify }) => notify('batchCopySuccess'))
      expect(html).toContain(text)
      expect(html).toContain(`aria-label="${dismiss}"`)
      expect(html.match(/<button/g)).toHaveLength(1)
    },
  )

  it('shows the words of a server as text, whatever they hold [C8.1]', async () => {
    const html = await toastRegionIn('zh', ({ notify }) =>
      notify('serverMessage', 'a &amp; 1 < 2 文章已撤回'),
    )
    expect(html).toContain('文章已撤回')
    expect(html).not.toMatch(/ < 2/)
  })

  it('offers what can be done about it by name', async () => {
    const html = await toastRegionIn('en', ({ notify }) => {
      notify('batchDeleteSuccess', '', 'undoRemoval')
      notify('codeMissing', '', 'reload')
    })
    expect(html).toMatch(/>Undo<\/button>/)
    expect(html).toMatch(/>Reload<\/button>/)
  })

  it('is no list where there is nothing to tell', async () => {
    const portal = await portalFor({ language: 'en' })
    const none: readonly Notice[] = []
    expect(htmlOf(portal, <ToastRegion notices={none} messages={await loadNoticeMessages('en')} />)).toBe('')
  })
})

describe('meet', () => {
  const area = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })

  it('tells areas that have more than an edge in common', () => {
    expect(meet(area(0, 0, 10, 10), area(9, 9, 20, 20))).toBe(true)
    expect(meet(area(0, 0, 10, 10), area(2, 2, 3, 3))).toBe(true)
    expect(meet(area(0, 0, 10, 10), area(10, 0, 20, 10))).toBe(false)
    expect(meet(area(0, 0, 10, 10), area(0, 11, 10, 12))).toBe(false)
    expect(meet(area(0, 0, 0, 0), area(0, 0, 10, 10))).toBe(false)
  })
})
