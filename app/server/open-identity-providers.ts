import { readFileSync } from 'node:fs'
import { readIdentityProviders, type IdentityProvider } from '../../server/rc-pub/index.ts'
import type { Settings } from './settings.ts'
import { StartProblem } from './start-problem.ts'

/** The third parties of the file that the settings name; none where they name no file. */
export function openIdentityProviders({
  identityProviders: file,
}: Pick<Settings, 'identityProviders'>): readonly IdentityProvider[] {
  if (file === '') return []
  const read = readIdentityProviders(readJson(file))
  if (!read.ok) throw new StartProblem(`The file that IDENTITY_PROVIDERS names ${read.problem}: ${file}`)
  return read.providers
}

function readJson(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new StartProblem(`The file that IDENTITY_PROVIDERS names cannot be read: ${file}`)
  }
}
