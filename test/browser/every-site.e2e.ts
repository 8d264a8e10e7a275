import { uiLanguages } from '@xuekan/core'
import { describe, expect, it } from 'vitest'
import { ask } from './support/ask.ts'
import { openedChromium } from './support/watched-page.ts'

const open = openedChromium()

const sites = 'slgc gzxb dqsb emf entest01 entest04 syhg gjjj yhy hengwen www'.split(' ')

/** The first address of a home that leads to an article on its own host. */
async function firstArticle(site: string, language: string): Promise<string> {
  const { body } = await ask({ site, path: `/${language}/home` })
  const [, path] = /href="(\/[^"]*\/article\/[^"#?]*)"/.exec(body) ?? []
  return path ?? `/article?lang=${language}`
}

describe('every site', () => {
  it.each(uiLanguages)(
    'has articles and searches in %s that scripts take over as they came, without a problem [C1.8] [C2.16]',
    async (language) => {
      const { problems, open: visit } = await open()
      for (const site of sites) {
        for (const path of [await firstArticle(site, language), `/article?q=a&lang=${language}`]) {
          await visit(site, path)
          expect(problems, `${site} ${path}`).toEqual([])
        }
      }
    },
  )
})
