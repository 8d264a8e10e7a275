import type { Page } from 'playwright'
import { takenOver } from './watched-page.ts'

/** Logs the sample member in on an English login page. */
export async function logInByPassword(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await takenOver(page)
  await page.locator('[name=userName]').fill('linxi')
  await page.locator('[name=password]').fill('Xuekan2026')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}
