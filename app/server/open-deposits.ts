import { createDepositFolder, createDepositPost, type DepositPlace } from '../../server/rc-pub/index.ts'
import type { Settings } from './settings.ts'

/** Where deposits go as the settings say: what they name no address for is left in the folder. */
export function openDeposits({
  baseHosts,
  port,
  deposits,
  depositUrl,
  crossmarkPolicy,
}: Pick<Settings, 'baseHosts' | 'port' | 'deposits' | 'depositUrl' | 'crossmarkPolicy'>): DepositPlace {
  const [base = 'localhost'] = baseHosts
  const folder = createDepositFolder(deposits)
  return {
    origin: base === 'localhost' ? `http://localhost:${port}` : `https://${base}`,
    policy: crossmarkPolicy,
    sender: depositUrl === '' ? folder : createDepositPost(depositUrl, folder),
  }
}
