import { Worker as Thread } from 'node:worker_threads'

/** What a worker of a browser has and a thread of Node has not. */
const likeBrowser = `
  const { parentPort } = require('node:worker_threads')
  globalThis.self = globalThis
  globalThis.postMessage = (data) => parentPort.postMessage(data)
  parentPort.on('message', (data) => globalThis.onmessage({ data }))
`

/** Workers as a browser has them, in threads of Node, that run a script of Node. */
export function threadWorkers(script: string): {
  readonly create: () => Worker
  readonly atWork: () => number
} {
  const atWork = new Set<Thread>()
  const create = (): Worker => {
    const thread = new Thread(likeBrowser + script, { eval: true })
    atWork.add(thread)
    const worker = {
      postMessage: (data: unknown) => thread.postMessage(data),
      addEventListener: (type: 'message' | 'error', hear: (event: unknown) => void) =>
        void thread.on(type, (data: unknown) => hear(type === 'message' ? { data } : data)),
      terminate: () => {
        atWork.delete(thread)
        void thread.terminate()
      },
    }
    return worker as unknown as Worker
  }
  return { create, atWork: () => atWork.size }
}
