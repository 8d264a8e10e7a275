import { describe, expect, it } from 'vitest'
import { hostOf } from '../../../server/rc-pub/routes/session/subscriptions.ts'
import type { HandlerContext } from '../../../server/rc-pub/routes/endpoint-handler.ts'
import { siteByName } from '../../../server/rc-pub/store/site-row.ts'
import { servedSamples } from './served-samples.ts'

const { store } = servedSamples()

/** The host that letters of a journal lead to, as a call names it. */
async function ledTo(origin: string): Promise<string | null> {
  const database = store()
  const site = await siteByName(database, 'slgc')
  if (site === null) throw new Error('the samples have this journal')
  const context = { database, baseHosts: ['journals.example.org', 'localhost'] } as unknown as HandlerContext
  return (await hostOf(context, origin, site))?.origin ?? null
}

describe('hostOf', () => {
  it.each(['https://slgc.journals.example.org', 'http://slgc.localhost:4173'])(
    'takes a host of the site: %s',
    async (origin) => {
      expect(await ledTo(origin)).toBe(origin)
    },
  )

  it.each([
    'https://slgc.elsewhere.example',
    'https://gzxb.journals.example.org',
    'https://slgc.journals.example.org:443.elsewhere.example',
    'https://slgc.journals.example.org:443:443',
    'https://slgc.journals.example.org:99999',
    'https://slgc.journals.example.org@elsewhere.example',
    'https://slgc..journals.example.org',
    'https://slgc',
    'https://slgc.journals.example.org/path',
    'javascript:alert(1)',
    '',
  ])('leads nowhere by what is none: %s', async (origin) => {
    expect(await ledTo(origin)).toBeNull()
  })
})
