import { constants, setPriority } from 'node:os'
import type { Browser } from 'playwright-core'

/** Lets pages of readers go before what a browser does: its processes get the time that nobody else wants. Never rejects. */
export async function lowerPriority(browser: Browser): Promise<void> {
  try {
    const session = await browser.newBrowserCDPSession()
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    await session.detach()
    for (const { id } of processInfo) lower(id)
  } catch {
    // it prints as well without
  }
}

function lower(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // it has ended, or belongs to somebody else
  }
}
