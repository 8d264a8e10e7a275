import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')

/**
 * Runs a program in the project's folder, with its output passed through.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ readonly env?: Readonly<Record<string, string>>, readonly signal?: AbortSignal | undefined }} [options]
 * @returns {Promise<number>} the exit code; 127 when the program cannot be run, 130 when it was killed
 */
export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, [...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...options.env },
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    })
    child.on('error', () => resolve(127))
    child.on('exit', (code) => resolve(code ?? 130))
  })
}

/**
 * Runs a program quietly.
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {Promise<{ readonly code: number, readonly output: string }>} exit code and all that was printed
 */
export function capture(program, args) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(program, [...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 130, output }))
  })
}
