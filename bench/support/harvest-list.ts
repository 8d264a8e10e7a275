import { fetchBytes } from './fetch-bytes.ts'

/** One part of a list that was harvested by OAI-PMH. */
export interface HarvestedPart {
  /** How it was asked for. */
  readonly query: string
  readonly answer: string
  /** Milliseconds from the question to the last byte. */
  readonly time: number
}

/** What the aggregate answers to the arguments of a harvest. Throws where it does not. */
export async function readPart(port: number, query: string): Promise<HarvestedPart> {
  const started = performance.now()
  const { status, body } = await fetchBytes(port, 'www.localhost', `/rc-pub/front/oai?${query}`)
  if (status !== 200) throw new Error(`${query} answered ${status}.`)
  return { query, answer: body.toString('utf8'), time: performance.now() - started }
}

/** The parts of a list, from the one that this query asks for to the last. */
export async function* harvestList(port: number, query: string): AsyncGenerator<HarvestedPart> {
  const verb = query.split('&')[0] ?? ''
  for (let next = query; next !== '';) {
    const part = await readPart(port, next)
    yield part
    const token = /<resumptionToken[^>]*>([^<]+)</.exec(part.answer)?.[1] ?? ''
    next = token === '' ? '' : `${verb}&resumptionToken=${encodeURIComponent(token)}`
  }
}
