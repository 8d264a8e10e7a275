import { describe, expect, it } from 'vitest'
import { createLazyModel } from '../../ui/binding/lazy-model.ts'

/** A model whose code comes at the second attempt. */
function bench() {
  const reported: string[] = []
  let attempts = 0
  const lazyModel = createLazyModel(
    async () => {
      attempts += 1
      if (attempts === 1) throw new Error('no such chunk')
      return { name: `model of attempt ${attempts}` }
    },
    () => reported.push('code failed'),
  )
  const settle = () => new Promise((done) => setImmediate(done))
  return { ...lazyModel, attempts: () => attempts, settle, reported }
}

describe('createLazyModel', () => {
  it('is null until it is wanted, and is told of as missing once for each attempt', async () => {
    const { attempts, model$, settle, reported, want } = bench()
    expect([model$.value, attempts()]).toEqual([null, 0])
    want()
    want()
    await settle()
    expect([model$.value, attempts(), reported]).toEqual([null, 1, ['code failed']])
    want()
    await settle()
    want()
    await settle()
    expect([model$.value, attempts(), reported.length]).toEqual([{ name: 'model of attempt 2' }, 2, 1])
  })

  it('does what is asked of it once it is here, and not what was asked of an attempt that failed', async () => {
    const { settle, use } = bench()
    const done: string[] = []
    use(({ name }) => done.push(`first with ${name}`))
    await settle()
    use(({ name }) => done.push(`second with ${name}`))
    expect(done).toEqual([])
    await settle()
    use(({ name }) => done.push(`third with ${name}`))
    expect(done).toEqual(['second with model of attempt 2', 'third with model of attempt 2'])
  })
})
