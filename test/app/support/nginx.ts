import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { inherited } from '../../browser/support/inherited.ts'
import { readProject } from './deployment.ts'

/** The host of `deploy/nginx.conf`. */
export const baseHost = 'journals.example.org'

/** Where Debian puts programs of servers, which stand in no path of a user. */
const env = { ...inherited(), PATH: `${inherited().PATH}:/usr/sbin:/sbin` }

const nginx = (args: readonly string[]) => spawnSync('nginx', args, { env, encoding: 'utf8' })

/** Whether nginx can be run here; said aloud where it cannot. */
export function hasNginx(): boolean {
  if (nginx(['-v']).error === undefined) return true
  process.stderr.write('nginx is not installed: no page was asked for through it\n')
  return false
}

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

export const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (open: boolean) => (): void => {
      socket.destroy()
      resolve(open)
    }
    socket.once('connect', end(true)).once('error', end(false))
  })

export interface RunningNginx {
  readonly port: number
  /** The port of plain HTTP. */
  readonly plainPort: number
  readonly log: () => string
  /** What it has written of requests. */
  readonly accessLog: () => string
  readonly stop: () => Promise<void>
}

/** `deploy/nginx.conf` with the cache that docs/operate.md adds to it. */
function withCache(site: string): string {
  const location = /```nginx\n([^`]+)```/.exec(readProject('docs/operate.md'))?.[1] ?? ''
  const own = '  location / {\n    proxy_pass http://xuekan;\n  }\n'
  if (!site.includes(own) || location === '')
    throw new Error('docs/operate.md does not fit deploy/nginx.conf')
  return readProject('deploy/nginx-cache.conf') + site.replace(own, () => location)
}

/**
 * nginx with `deploy/nginx.conf` as it is, but for its ports, its certificate, and where the portal listens; as a cache, with
 * what docs/operate.md adds.
 */
export async function startNginx(portalPort: number, isCache = false): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-nginx-'))
  // it writes what it keeps as a user of its own
  chmodSync(folder, 0o755)
  const port = await freePort()
  const plainPort = await freePort()
  makeCertificate(folder)
  const plain = readProject('deploy/nginx.conf')
  const site = (isCache ? withCache(plain) : plain)
    .replaceAll('/var/cache/nginx', folder)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll(/^\s*listen \[::\].*\n/gm, '')
    .replaceAll(/\blisten 80;/g, `listen 127.0.0.1:${plainPort};`)
    .replaceAll(/\blisten 443 /g, `listen 127.0.0.1:${port} `)
    .replaceAll(/\/etc\/letsencrypt\/live\/[\w.]+/g, folder)
    .replaceAll('127.0.0.1:4173', `127.0.0.1:${portalPort}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  writeFileSync(join(folder, 'site.conf'), site)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
events { worker_connections 256; }
http { access_log off; ${temporary} include ${folder}/site.conf; }`,
  )
  mkdirSync(join(folder, 'logs'), { recursive: true })
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr']
  const tested = nginx([...args, '-t'])
  if (tested.status !== 0) throw new Error(`nginx refuses deploy/nginx.conf: ${tested.stderr}`)
  const child = spawn('nginx', args, { env })
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text))
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  await vi.waitUntil(() => isOpen(port), { timeout: 20_000 })
  return {
    port,
    plainPort,
    log: () => log,
    accessLog: () => readFileSync(join(folder, 'xuekan.log'), 'utf8'),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A certificate of a day that nobody trusts, for the base host and every name below. */
function makeCertificate(folder: string): void {
  const kind = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1'.split(' ')
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const names = ['-subj', `/CN=${baseHost}`, '-addext', `subjectAltName=DNS:${baseHost},DNS:*.${baseHost}`]
  const { status, stderr } = spawnSync('openssl', [...kind, ...files, ...names], { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

export interface SecureReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

export interface SecureQuestion {
  readonly port: number
  readonly host: string
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

/** Asks over TLS under a name that need not resolve. */
export const askSecurely = ({ port, host, path, method = 'GET', headers = {}, body }: SecureQuestion) =>
  new Promise<SecureReply>((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        servername: host,
        rejectUnauthorized: false,
        agent: false,
        headers: { host, ...headers },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        )
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
