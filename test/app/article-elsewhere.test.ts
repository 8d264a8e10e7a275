import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askPage, openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest

beforeAll(async () => {
  portal = await openPortal()
}, 300_000)
afterAll(() => portal.close())

const lineOf = async (doi: string, language: string): Promise<string> => {
  const { body } = await askPage(portal.port, 'dqsb', `/${language}/article/doi/${doi}`)
  const lines = [...body.matchAll(/<p [^>]*>.*?<\/p>/gs)].map(([line]) => line)
  return lines.find((line) => line.includes(`>${doi}</a>`)) ?? ''
}

describe('the page of an article', () => {
  it('leads to where it stands elsewhere, as its file names that place [C3.13]', async () => {
    for (const [language, label] of [
      ['zh', '原文网址'],
      ['en', 'Original page'],
    ] as const) {
      const line = await lineOf('10.5555/dqsb.2025.06.001', language)
      expect(line.replaceAll(/<[^>]*>/g, '')).toContain(`${label} deep-earth.example`)
      expect(line).toMatch(
        /<a href="https:\/\/deep-earth\.example\/2025\/6\/1" target="_blank" rel="noopener">/,
      )
    }
  })

  it('says nothing of another place where the file names none', async () => {
    expect(await lineOf('10.5555/dqsb.2025.06.002', 'zh')).toContain('10.5555/dqsb.2025.06.002')
    expect(await lineOf('10.5555/dqsb.2025.06.002', 'zh')).not.toContain('原文网址')
  })
})
