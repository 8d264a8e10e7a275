export type MembersCommand =
  | { readonly command: 'list'; readonly term: string }
  | { readonly command: 'lock' | 'unlock' | 'logout'; readonly who: string; readonly reason: string }
  | { readonly command: 'logoutAll'; readonly reason: string; readonly isSure: boolean }
  | { readonly command: 'remove'; readonly who: string; readonly reason: string; readonly isSure: boolean }
  | {
      readonly command: 'merge'
      readonly from: string
      readonly into: string
      readonly reason: string
      readonly isSure: boolean
    }
  | { readonly command: 'audit'; readonly who: string | null }

export const membersHelp: readonly string[] = [
  'Usage: npm run members -- list [TEXT]                     members whose name, number or address holds a text',
  '       npm run members -- lock WHO [REASON …]             lets a member in no more, and ends the sessions',
  '       npm run members -- unlock WHO [REASON …]           lets a member in again',
  '       npm run members -- logout WHO [REASON …]           ends the sessions of a member, who may log in again',
  '       npm run members -- logout --all --yes [REASON …]   ends the sessions of every member',
  '       npm run members -- merge FROM INTO --yes [REASON …] gives all that FROM has to INTO; FROM is no more',
  '       npm run members -- remove WHO --yes [REASON …]     deletes a member with all that is theirs',
  '       npm run members -- audit [WHO]                     what operators have done, the latest first',
  'WHO is a number, an address, a user name, or id:123 as list has it.',
]

/** What stands behind `npm run members --`; lines that say how it is called for what cannot be meant. Total. */
export function readMembersRequest(args: readonly string[]): MembersCommand | readonly string[] {
  const isSure = args.includes('--yes')
  const [command, ...rest] = args.filter((each) => each !== '--yes')
  if (command === 'logout' && rest[0] === '--all')
    return rest.slice(1).some((each) => each.startsWith('--'))
      ? membersHelp
      : { command: 'logoutAll', reason: rest.slice(1).join(' '), isSure }
  if (rest.some((each) => each.startsWith('--') || each.trim() === '')) return membersHelp
  const [who, ...more] = rest
  switch (command) {
    case 'list':
      return more.length > 0 ? membersHelp : { command, term: who ?? '' }
    case 'audit':
      return more.length > 0 ? membersHelp : { command, who: who ?? null }
    case 'lock':
    case 'unlock':
    case 'logout':
      return who === undefined ? membersHelp : { command, who, reason: more.join(' ') }
    case 'remove':
      return who === undefined ? membersHelp : { command, who, reason: more.join(' '), isSure }
    case 'merge': {
      const [into, ...reason] = more
      return who === undefined || into === undefined
        ? membersHelp
        : { command, from: who, into, reason: reason.join(' '), isSure }
    }
    default:
      return membersHelp
  }
}
