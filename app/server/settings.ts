import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hostNameOf, standardBaseHosts } from '@xuekan/core/site'
import { storeAddress, type StoreAddress } from '../../server/rc-pub/index.ts'
import { checkSettings } from './settings/check-settings.mjs'
import type { SettingValues } from './settings/setting-table.mjs'

/** What the environment decides: the fields of `settingTable`, where name and meaning of each stand. */
export interface Settings extends Omit<SettingValues, 'dataFolder' | 'databaseUrl'> {
  readonly store: StoreAddress
  /** Folder for what no later start needs. */
  readonly temporary: string
}

/** All that is wrong with the environment, a sentence a line. */
export class SettingError extends Error {}

/** The folder that holds package.json, above the built files as above the sources. */
const projectRoot = folderAbove(new URL('../../', import.meta.url))

/** The sample journals, which the built server reads from the source tree too. */
export const samplesFolder = fileURLToPath(new URL('samples', projectRoot))

/** Reads all settings, or throws a `SettingError` with everything that cannot be meant. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const checked = checkSettings(environment)
  if (!checked.ok) throw new SettingError(checked.problems.join('\n'))
  const { dataFolder, databaseUrl, baseHosts, outbox, deposits, ...values } = checked.values
  const root = fileURLToPath(projectRoot)
  const folder = (named: string, standard: string): string =>
    named === '' ? resolve(root, dataFolder || '.data', standard) : resolve(root, named)
  return {
    ...values,
    store: storeAddress({ XUEKAN_DATA: dataFolder, DATABASE_URL: databaseUrl }, root),
    temporary: folder('', 'temporary'),
    outbox: folder(outbox, 'outbox'),
    deposits: folder(deposits, 'deposits'),
    baseHosts: baseHosts.length === 0 ? standardBaseHosts : baseHosts.map(hostNameOf),
  }
}

function folderAbove(folder: URL): URL {
  const above = new URL('../', folder)
  return existsSync(new URL('package.json', folder)) || above.href === folder.href
    ? folder
    : folderAbove(above)
}
