import autocannon from 'autocannon'

// Puts load on a server from a process of its own, so that the server's CPU is its own too.

const connections = 8

/** @param {import('./load-process.ts').Load} load */
async function run({ port, host, path, amount, distinct }) {
  let next = distinct ?? 0
  /** @param {autocannon.Request} request */
  const setupRequest = (request) => ({ ...request, path: `${path}?n=${next++}` })
  const started = performance.now()
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    amount,
    headers: { host, 'accept-encoding': 'gzip' },
    requests: [distinct === null ? { path } : { path, setupRequest }],
  })
  return {
    milliseconds: performance.now() - started,
    answered: result['2xx'],
    failed: result.non2xx + result.errors + result.timeouts,
  }
}

process.on('message', (message) => {
  if (message === 'usage') return
  const load = /** @type {import('./load-process.ts').Load} */ (message)
  run(load).then(
    (done) => process.send?.(done),
    (failure) => process.send?.({ failure: String(failure) }),
  )
})
