import autocannon from 'autocannon'

// Puts load on a server from a process of its own, so that the server's CPU is its own too.

const connections = 8

/**
 * @param {import('./load-process.ts').Load} load
 * @returns {Promise<import('./load-process.ts').Done>}
 */
function run({ port, host, path, amount, distinct }) {
  let next = distinct ?? 0
  /** @param {autocannon.Request} request */
  const setupRequest = (request) => ({
    ...request,
    path: `${path}${path.includes('?') ? '&' : '?'}n=${next++}`,
  })
  const options = {
    url: `http://127.0.0.1:${port}`,
    connections,
    amount,
    headers: { host, 'accept-encoding': 'gzip' },
    requests: [distinct === null ? { path } : { path, setupRequest }],
    sampleInt: 20,
  }
  // autocannon itself sees that all is done only at its next sample, so the answers are timed here
  let first = 0
  let last = 0
  return new Promise((resolve, reject) => {
    const running = autocannon(options, (failure, result) => {
      if (failure) return reject(failure)
      const failed = result.non2xx + result.errors + result.timeouts
      resolve({ milliseconds: last - first, answered: result['2xx'], failed })
    })
    running.on('response', () => {
      last = performance.now()
      first ||= last
    })
  })
}

/** @param {import('./load-process.ts').Load} load */
async function answer(load) {
  const done = await run(load)
  process.send?.(done)
}

process.on('message', (message) => {
  if (message !== 'usage') void answer(/** @type {import('./load-process.ts').Load} */ (message))
})
