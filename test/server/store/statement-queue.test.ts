import { describe, expect, it } from 'vitest'
import { createStatementQueue } from '../../../server/rc-pub/store/statement-queue.ts'

/** A queue that is busy until it is let go, with the order in which tasks have run. */
function heldQueue(options: Parameters<typeof createStatementQueue>[0]) {
  const queue = createStatementQueue(options)
  const order: string[] = []
  let release = (): void => undefined
  const held = queue.run(
    () =>
      new Promise<void>((resolve) => {
        release = resolve
      }),
  )
  const add = (name: string, rank?: 'reader' | 'background') =>
    queue.run(async () => void order.push(name), rank)
  return { queue, order, add, held, release: () => release() }
}

describe('the queue of one connection', () => {
  it('runs one task after the other, in their order, whatever becomes of them', async () => {
    const { queue, order, add, held, release } = heldQueue({})
    const failing = queue.run(() => Promise.reject(new Error('broken')))
    const added = [add('a'), add('b')]
    await Promise.resolve()
    expect(order).toEqual([])
    release()
    await expect(failing).rejects.toThrow('broken')
    await Promise.all([held, ...added])
    expect(order).toEqual(['a', 'b'])
  })

  it('lets readers go before work in the background', async () => {
    const { order, add, held, release } = heldQueue({ quiet: 0 })
    const added = [add('import', 'background'), add('page'), add('dump', 'background'), add('page')]
    await Promise.resolve()
    release()
    await Promise.all([held, ...added])
    expect(order).toEqual(['page', 'page', 'import', 'dump'])
  })

  it('does not begin in the background between two statements of one page', async () => {
    const { order, add, held, release } = heldQueue({ quiet: 60_000, longest: 1_000_000 })
    void add('import', 'background')
    await Promise.resolve()
    release()
    await held
    for (let n = 0; n < 5; n += 1) await add(`page ${n}`)
    expect(order).not.toContain('import')
  })

  it('lets work in the background go on all the same, however many readers there are', async () => {
    const { order, add, held, release } = heldQueue({ quiet: 60_000, longest: 0 })
    const added = [add('page'), add('import', 'background'), add('page')]
    await Promise.resolve()
    release()
    await Promise.all([held, ...added])
    expect(order).toEqual(['import', 'page', 'page'])
  })
})
