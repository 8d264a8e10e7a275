/**
 * Who runs a command, as the audit names them: who called sudo, else the user that the environment names, else the one that
 * the machine knows, else the number of one without an entry there.
 *
 * @param userInfo what the machine says of the user of this process; throws for one that it does not know
 * @param uid null where users have no numbers
 */
export function operatorName(
  environment: Readonly<Record<string, string | undefined>>,
  userInfo: () => { readonly username: string },
  uid: number | null,
): string {
  const named = [environment['SUDO_USER'], environment['USER']].find((name) => (name ?? '').trim() !== '')
  if (named !== undefined) return named
  try {
    return userInfo().username
  } catch {
    return `uid ${uid ?? '?'}`
  }
}
