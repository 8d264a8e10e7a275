import { pino, type DestinationStream, type Logger } from 'pino'
import type { Settings } from '../settings.ts'

export type Log = Logger

/** Where lines go; a terminal gets them readable, anything else as JSON. */
export interface LogTarget {
  readonly isTerminal: boolean
  readonly write: (line: string) => void
}

const standardError: LogTarget = {
  isTerminal: process.stderr.isTTY,
  write: (line) => void process.stderr.write(line),
}

/** Writes a line a message to the error stream, at once, so that nothing is lost when the process ends. */
export function createLog(level: Settings['logLevel'], target: LogTarget = standardError): Log {
  const stream: DestinationStream = target.isTerminal
    ? { write: (line) => target.write(readable(line)) }
    : { write: target.write }
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: printError },
    },
    stream,
  )
}

/** An error without what libraries hang onto it: a request's headers hold tokens. */
function printError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack, cause } = error
  const code: unknown = Reflect.get(error, 'code')
  return {
    type: name,
    message,
    ...(typeof code === 'string' ? { code } : {}),
    stack,
    ...(cause === undefined ? {} : { cause: printError(cause) }),
  }
}

/** `12:00:01 warn message key=value`, and an error's stack below. */
function readable(line: string): string {
  const { time, level, msg, err, ...rest } = JSON.parse(line) as Readonly<Record<string, unknown>>
  const clock = typeof time === 'string' ? time.slice(11, 19) : ''
  const more = Object.entries(rest).map(
    ([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  const stack = (err as { readonly stack?: string } | undefined)?.stack
  const words = [clock, String(level), typeof msg === 'string' ? msg : '', ...more].filter(
    (word) => word !== '',
  )
  // eslint-disable-next-line no-control-regex -- what a reader sends may not steer the terminal
  const plain = words.join(' ').replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, '?')
  return `${plain}\n${stack === undefined ? '' : `${stack}\n`}`
}
