/** Milliseconds that a cache may take to drop what it is told to. */
const deadline = 10_000

/**
 * Tells a shared cache which keys have changed: by POST, in the headers that Varnish and Fastly read, and as JSON.
 * @param address where it takes that; a name and a password in it are sent as such (Basic)
 */
export async function sendPurge(address: string, keys: readonly string[]): Promise<void> {
  const url = new URL(address)
  const { username, password } = url
  url.username = ''
  url.password = ''
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'surrogate-key': keys.join(' '),
      'cache-tag': keys.join(','),
      ...(username === '' && password === ''
        ? {}
        : { authorization: `Basic ${credentials.toString('base64')}` }),
    },
    body: JSON.stringify({ surrogate_keys: keys, tags: keys }),
    redirect: 'error',
    signal: AbortSignal.timeout(deadline),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`it answers with status ${answer.status}`)
}
