import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'

/**
 * Tells one running kernel from another: containers of one machine share it, a machine that has started again has
 * another. Only Linux says it; elsewhere the machine's name stands in.
 */
export function machineMark(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return hostname()
  }
}
