import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry } from './print-deposit.ts'

/** A file on its way to a registry. */
export interface Deposit {
  readonly registry: Registry
  readonly fileName: string
  readonly xml: string
}

/** Carries deposits, and says what was answered; fails where it cannot. */
export interface DepositSender {
  readonly send: (deposit: Deposit) => Promise<string>
}

/** Leaves each deposit as a file in the folder of its registry, for a program or a person that carries it on. */
export const createDepositFolder = (folder: string): DepositSender => ({
  send: async ({ registry, fileName, xml }) => {
    await mkdir(join(folder, registry), { recursive: true })
    const path = join(folder, registry, fileName)
    // nobody finds half a file under its name
    await writeFile(`${path}.part`, xml)
    await rename(`${path}.part`, path)
    return `left as ${registry}/${fileName}`
  },
})

/** Milliseconds. */
const patience = 30_000

/** Characters of an answer that are kept. */
const longestAnswer = 2_000

/**
 * Posts deposits of Crossref as its own form does: the file as `fname`, name and password of the address as `login_id` and
 * `login_passwd`. Other registries take no posted files, and are left to `others`. Fails where the answer is no 2xx; what
 * failed names no password.
 */
export function createDepositPost(url: string, others: DepositSender): DepositSender {
  const { username, password, origin, pathname, search } = new URL(url)
  return {
    send: async (deposit) => {
      if (deposit.registry !== 'crossref') return others.send(deposit)
      const form = new FormData()
      form.set('operation', 'doMDUpload')
      form.set('login_id', decodeURIComponent(username))
      form.set('login_passwd', decodeURIComponent(password))
      form.set('fname', new Blob([deposit.xml], { type: 'application/xml' }), deposit.fileName)
      const answer = await fetch(origin + pathname + search, {
        method: 'POST',
        body: form,
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      const words = wordsOf(await answer.text())
      if (!answer.ok) throw new Error(`${answer.status} ${words}`.trim())
      return `${answer.status} ${words}`.trim()
    },
  }
}

/** The words of an answer, which registries write as pages. */
const wordsOf = (page: string): string =>
  page
    .slice(0, longestAnswer * 4)
    .replace(/<(style|script|title)\b.*?<\/\1>/gis, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\s\0]+/g, ' ')
    .trim()
    .slice(0, longestAnswer)
