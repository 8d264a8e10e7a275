import { createInterface } from 'node:readline'
import { isUiLanguage } from '@xuekan/core'
import { createReader } from './reader.ts'
import { harmless } from './screen.ts'
/** Carries out commands, one a line, until the input ends. Exit code 0; 1 where a line failed; 2 for bad arguments. */
export async function main(given: readonly string[]): Promise<number> {
  const { stdin, stdout, stderr } = process
  const wanted = given.find(isUiLanguage) ?? null
  const [address = 'http://127.0.0.1:4173', ...others] = given.filter((word) => !isUiLanguage(word))
  const to = (stream: NodeJS.WriteStream) => (line: string) => void stream.write(`${harmless(line)}\n`)
  if (others.length > 0 || !/^https?:\/\//i.test(address) || !URL.canParse(address)) {
    to(stderr)('Usage: npm run reader -- [http://HOST:PORT] [zh|en]')
    return 2
  }
  stdout.on('error', () => process.exit()) // its reader may stop before the end
  const run = createReader(address.replace(/\/+$/, ''), wanted, to(stdout), to(stderr))
  let allWell = await run('sites')
  if (!allWell) return 1
  const lines = createInterface({ input: stdin, output: stdout, terminal: stdin.isTTY, prompt: '> ' })
  if (stdin.isTTY) lines.prompt()
  for await (const line of lines) {
    if (line.trim() === 'quit') break
    allWell = (await run(line)) && allWell
    if (stdin.isTTY) lines.prompt()
  }
  return allWell || stdin.isTTY ? 0 : 1
}
