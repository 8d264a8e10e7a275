import { checkSettings, settingsHelp } from '../../server/settings/check-settings.mjs'

/**
 * Before anything is installed or built: prints the settings where they are asked for, and ends the process where one
 * cannot be meant.
 * @param {readonly string[]} args what stands behind the command
 */
export function checkStart(args) {
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    console.log(settingsHelp())
    process.exit(0)
  }
  if (args.length > 0) {
    console.error(`'${args[0]}' is not known: only --help is, and settings are environment variables.`)
    process.exit(1)
  }
  const checked = checkSettings(process.env)
  if (checked.ok) return
  for (const problem of checked.problems) console.error(problem)
  process.exit(1)
}
