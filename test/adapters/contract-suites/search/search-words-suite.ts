import type { RequestContext, SearchGateway } from '@xuekan/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { valueOf } from '../../first-answer.ts'

export interface SearchWordsWorld {
  readonly search: Pick<SearchGateway, 'analyze' | 'suggestions'>
  readonly context: RequestContext
  /** Something that the reader's journals can suggest, of at least five letters. */
  readonly phrase: string
}

/** What every SearchGateway keeps of the words of a search. */
export function searchWordsSuite(name: string, open: () => SearchWordsWorld): void {
  describe(`SearchGateway, words: ${name}`, () => {
    let world: SearchWordsWorld
    beforeAll(() => {
      world = open()
    })

    const suggestions = (q: string) => valueOf(world.search.suggestions(world.context, q))

    it('reads the words of a text, each of them once [C7.4]', async () => {
      const words = await valueOf(world.search.analyze(world.context, 'river ice', 'article'))
      expect(words).toEqual(expect.arrayContaining(['river', 'ice']))
      expect(new Set(words).size).toBe(words.length)
      expect(await valueOf(world.search.analyze(world.context, ' ', 'article'))).toEqual([])
    })

    it('suggests what begins like the text, whatever the letter case [C7.4]', async () => {
      const start = world.phrase.slice(0, 5)
      expect(await suggestions(start)).toContain(world.phrase)
      expect(await suggestions(start.toUpperCase())).toEqual(await suggestions(start.toLowerCase()))
    })

    it('suggests nothing for what nothing begins like', async () => {
      expect(await suggestions('qqzzxx')).toEqual([])
      expect(await suggestions('%')).toEqual([])
    })
  })
}
