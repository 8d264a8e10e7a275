import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AgreementTexts } from '@xuekan/core/member'
import { readAgreements, standardAgreements, type AgreementFile } from '../../server/rc-pub/index.ts'
import type { Settings } from './settings.ts'
import { StartProblem } from './start-problem.ts'

/** The agreements of the folder that the settings name; those of this software where they name none. */
export function openAgreements(
  { agreements: folder }: Pick<Settings, 'agreements'>,
  today: string,
): readonly AgreementTexts[] {
  if (folder === '') return standardAgreements
  const read = readAgreements(readFolder(folder), today)
  if (!read.ok) throw new StartProblem(`The folder that AGREEMENTS names ${read.problem}: ${folder}`)
  return read.agreements
}

/** Files that an editor hides are none of the folder's. */
function readFolder(folder: string): readonly AgreementFile[] {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
  } catch {
    throw new StartProblem(`The folder that AGREEMENTS names cannot be read: ${folder}`)
  }
}
