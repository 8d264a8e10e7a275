import { describe, expect, it } from 'vitest'
import { operatorName } from '../../app/commands/members/operator-name.ts'

const root = () => ({ username: 'root' })
const unknown = () => {
  throw new Error('ENOENT: no such user')
}

describe('operatorName', () => {
  it.each([
    [{ SUDO_USER: 'ann', USER: 'root' }, root, 'ann'],
    [{ USER: 'ann' }, root, 'ann'],
    // a container or a timer names nobody
    [{}, root, 'root'],
    [{ SUDO_USER: '', USER: ' ' }, root, 'root'],
    [{}, unknown, 'uid 0'],
  ])('of %j', (environment, userInfo, name) => {
    expect(operatorName(environment, userInfo, 0)).toBe(name)
  })

  it('says that nobody can be named where users have no numbers either', () => {
    expect(operatorName({}, unknown, null)).toBe('uid ?')
  })
})
