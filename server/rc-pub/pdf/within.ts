import { err, ok, type Result } from '@xuekan/core'

/** What some work comes to in so many milliseconds. What it does after them is not heard of. */
export async function within<T>(
  limit: number,
  work: () => Promise<T>,
): Promise<Result<T, 'timeout' | 'failed'>> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Result<T, 'timeout'>>((resolve) => {
    timer = setTimeout(() => resolve(err('timeout')), limit)
  })
  try {
    return await Promise.race([work().then(ok), late])
  } catch {
    return err('failed')
  } finally {
    clearTimeout(timer)
  }
}
