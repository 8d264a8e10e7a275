import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A screen that a browser draws on, as a reader's does. */
export interface Screen {
  /** Its name for DISPLAY. */
  readonly display: string
  readonly close: () => void
}

/**
 * The screen of this machine, or one in memory by Xvfb; null where there is neither. A browser without a screen leaves
 * out frames that a reader would see, and counts a touch until a later one.
 */
export async function openScreen(): Promise<Screen | null> {
  const present = process.env['DISPLAY'] ?? ''
  if (present !== '') return { display: present, close: () => undefined }
  // it chooses a free number and tells it
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const failed = once(server, 'error').then(() => null)
  const told = once(createInterface(server.stdout), 'line').then(([number]) => `:${String(number)}`)
  const display = await Promise.race([told, failed])
  return display === null ? null : { display, close: () => void server.kill() }
}
