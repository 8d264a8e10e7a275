import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder that goes when the test has finished. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-'))
  onTestFinished(() => {
    chmodSync(folder, 0o700)
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}
