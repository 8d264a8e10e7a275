import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, LaunchOptions } from 'playwright-core'

/** The user and the group without any rights, on every Linux. */
const nobody = 65_534

/**
 * What root's part of the start does, in Node: hands the browser the folder that was made for it, and starts it as
 * nobody, with the two pipes by which it is driven.
 */
const startAsNobody = `
const { chownSync } = require('node:fs')
const { spawn } = require('node:child_process')
const [path, ...args] = process.argv.slice(1)
const named = '--user-data-dir='
const fail = (failure) => { console.error('as nobody: ' + failure.message); process.exit(127) }
try {
  for (const arg of args) if (arg.startsWith(named)) chownSync(arg.slice(named.length), ${nobody}, ${nobody})
  spawn(path, args, { uid: ${nobody}, gid: ${nobody}, stdio: Array(5).fill('inherit') })
    .on('error', fail)
    .on('exit', (code) => process.exit(code ?? 1))
} catch (failure) {
  fail(failure)
}
`

/** The same as a program, since Playwright starts a browser by its path alone. */
const program = '#!/bin/sh\nexec "$XUEKAN_NODE" --eval "$XUEKAN_START" -- "$XUEKAN_BROWSER" "$@"\n'

/**
 * Starts a browser as the user nobody, whose files are its profile alone.
 * @param path of a browser that every user may run
 */
export async function launchAsNobody(
  path: string,
  environment: Readonly<Record<string, string>>,
  launch: (options: LaunchOptions) => Promise<Browser>,
): Promise<Browser> {
  const folder = await mkdtemp(join(tmpdir(), 'xuekan-print-'))
  try {
    const executablePath = join(folder, 'start')
    await writeFile(executablePath, program, { mode: 0o700 })
    return await launch({
      executablePath,
      env: {
        ...environment,
        HOME: '/nonexistent',
        XUEKAN_NODE: process.execPath,
        XUEKAN_START: startAsNobody,
        XUEKAN_BROWSER: path,
      },
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
