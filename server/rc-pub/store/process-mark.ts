import { readFileSync } from 'node:fs'

/** Whether a process of this id runs on this machine, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Tells a process from a later one of the same id: the boot of the machine and the process's start within it.
 * '' where the system does not say (anything but Linux), so that there the id alone decides.
 */
export function startMark(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // the second field is the program's name in brackets and can hold spaces; start time is field 22
    return `${boot}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`
  } catch {
    return ''
  }
}
