import Fastify from 'fastify'

// The peer: the least that Fastify can do to send the same bytes under the same headers.

/** @param {import('./bare-fastify-process.ts').SentBytes} sent */
async function serve({ headers, body }) {
  const bytes = Buffer.from(body, 'base64')
  const server = Fastify()
  server.get('/*', (_request, reply) => reply.headers(headers).send(bytes))
  await server.listen({ port: 0, host: '127.0.0.1' })
  const address = server.server.address()
  process.send?.({ port: address !== null && typeof address === 'object' ? address.port : 0 })
}

process.once('message', (message) => {
  void serve(/** @type {import('./bare-fastify-process.ts').SentBytes} */ (message))
})
