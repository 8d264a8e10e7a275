import { describe, expect, it } from 'vitest'
import { isRobot } from '../../../server/rc-pub/usage/is-robot.ts'
import robots from '../../../server/rc-pub/usage/robots.json' with { type: 'json' }
import { createUseJudge } from '../../../server/rc-pub/usage/use-judge.ts'

const browsers = [
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14; PJF110) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240501 MicroMessenger/8.0.50',
  'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Safari/537.36 QQBrowser/13.5',
]
const machines = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Go-http-client/2.0',
  'python-requests/2.32.3',
  'CURL/8.5.0',
  'Wget/1.21.4',
  '',
]

describe('isRobot', () => {
  it.each(browsers)('takes %s for a person', (userAgent) => {
    expect(isRobot(userAgent)).toBe(false)
  })

  it.each(machines)('takes "%s" for none', (userAgent) => {
    expect([isRobot(userAgent), isRobot(userAgent)]).toEqual([true, true])
  })

  it('is a list that says where it comes from and of when it is', () => {
    expect(robots).toMatchObject({
      source: expect.stringContaining('COUNTER-Robots'),
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    })
    expect(robots.patterns.length).toBeGreaterThan(250)
  })

  it('is quick for what is as long as a header may be', () => {
    const started = performance.now()
    for (let at = 0; at < 20; at += 1) isRobot(`${at}${'Mozilla '.repeat(2_000)}`)
    expect(performance.now() - started).toBeLessThan(1_000)
  })
})

describe('createUseJudge', () => {
  const [userAgent = ''] = browsers
  const reader = { address: '192.0.2.1', userAgent }

  it('tells readers apart by address and browser, and items and ways of use', () => {
    const judge = createUseJudge(() => Date.parse('2026-11-20T10:00:00Z'))
    const counts = (address: string, agent: string, item: number, kind: 'page' | 'file') =>
      judge.judge({ address, userAgent: agent }, item, kind).isCounted
    expect(counts('192.0.2.1', userAgent, 1, 'page')).toBe(true)
    expect(counts('192.0.2.1', userAgent, 1, 'page')).toBe(false)
    expect(counts('192.0.2.2', userAgent, 1, 'page')).toBe(true)
    expect(counts('192.0.2.1', browsers[1] ?? '', 1, 'page')).toBe(true)
    expect(counts('192.0.2.1', userAgent, 2, 'page')).toBe(true)
    expect(counts('192.0.2.1', userAgent, 1, 'file')).toBe(true)
  })

  it('forgets everybody when the day is over', () => {
    const clock = { now: Date.parse('2026-11-20T23:59:59Z') }
    const judge = createUseJudge(() => clock.now)
    expect(judge.judge(reader, 1, 'page').isCounted).toBe(true)
    clock.now += 2_000
    expect(judge.judge(reader, 1, 'page').isCounted).toBe(true)
    expect(judge.judge(reader, 1, 'page').isCounted).toBe(false)
  })

  it('remembers so many readers, and forgets the one who has been away longest', () => {
    const judge = createUseJudge(() => Date.parse('2026-11-20T10:00:00Z'), 2)
    for (const item of [1, 2, 1, 3]) judge.judge(reader, item, 'page')
    expect([1, 3, 2].map((item) => judge.judge(reader, item, 'page').isCounted)).toEqual([false, false, true])
  })
})
