import { closeSync, openSync, statSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'

/** Bytes of a socket's path that every system takes; a longer one is cut off in silence. */
const longestPath = 100

/** A socket in the data folder, at which its owner listens. */
export interface FolderSocket {
  /** Device and inode of the socket as the owner sees it. */
  readonly node: string
  readonly close: () => void
}

/** What somebody who knocks at a socket finds. */
export type Knock =
  /** The system has brought us through: the owner lives. */
  | { readonly kind: 'open'; readonly socket: Socket }
  /** There is a socket, and the system knows nobody who listens at it. */
  | { readonly kind: 'refused' }
  /** There is none, or the system does not say. */
  | { readonly kind: 'unknown' }
  /** It belongs to somebody else, whose it remains. */
  | { readonly kind: 'forbidden' }

interface Reached {
  readonly path: string
  readonly done: () => void
}

/** The path by which the system takes the socket; null where there is none. Long ones go through the open folder. */
function reach(folder: string, name: string): Reached | null {
  if (process.platform === 'win32') return { path: `\\\\.\\pipe\\${name}`, done: () => undefined }
  const path = join(folder, name)
  if (Buffer.byteLength(path) <= longestPath) return { path, done: () => undefined }
  if (process.platform !== 'linux') return null
  const descriptor = openSync(folder, 'r')
  return { path: `/proc/self/fd/${descriptor}/${name}`, done: () => closeSync(descriptor) }
}

/**
 * Listens at a new socket of this name, which only this user may open. null where the folder's file system has no
 * sockets.
 */
export async function listenInFolder(
  folder: string,
  name: string,
  serve: (socket: Socket) => void,
): Promise<FolderSocket | null> {
  const reached = reach(folder, name)
  if (reached === null) return null
  const connected = new Set<Socket>()
  const server = createServer((socket) => {
    connected.add(socket)
    // who only knocks goes at once
    socket.on('error', () => undefined).on('close', () => connected.delete(socket))
    serve(socket)
  })
  if (!(await listens(server, reached.path))) {
    reached.done()
    return null
  }
  server.unref()
  return {
    node: nodeOf(folder, name),
    close: () => {
      server.close()
      for (const socket of connected) socket.destroy()
      reached.done()
    },
  }
}

const listens = (server: Server, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.once('listening', () => resolve(true))
    // the file is made before listen() comes back, with no right for others at any time
    const before = process.umask(0o177)
    try {
      server.listen(path)
    } finally {
      process.umask(before)
    }
  })

/** Which file a socket is; '' where there is none. Pipes of Windows are no files, and their names are taken once. */
export function nodeOf(folder: string, name: string): string {
  if (process.platform === 'win32') return 'pipe'
  const file = statSync(join(folder, name), { throwIfNoEntry: false })
  return file === undefined ? '' : `${file.dev}:${file.ino}`
}

/** Tries whether anybody listens. Who finds it open ends the socket. */
export function knock(folder: string, name: string): Promise<Knock> {
  const reached = reach(folder, name)
  if (reached === null) return Promise.resolve({ kind: 'unknown' })
  return new Promise((resolve) => {
    const socket = connect(reached.path)
    socket.once('connect', () => {
      reached.done()
      resolve({ kind: 'open', socket })
    })
    socket.once('error', ({ code }: NodeJS.ErrnoException) => {
      reached.done()
      resolve({ kind: kindOf(code) })
    })
  })
}

function kindOf(code: string | undefined): 'refused' | 'unknown' | 'forbidden' {
  if (code === 'ECONNREFUSED') return 'refused'
  // a pipe of Windows is gone with its owner; whose queue is full lives
  if (code === 'ENOENT') return process.platform === 'win32' ? 'refused' : 'unknown'
  return code === 'EACCES' || code === 'EAGAIN' || code === 'EPERM' ? 'forbidden' : 'unknown'
}
