import { personalCentre, personalEntryFor } from '../../../core/domain/member/personal-centre.ts'
import { personalEntries } from '../../../core/domain/route/personal-entry.ts'
import { actions, permits, roles } from '../../../core/domain/member/role.ts'
import { describe, expect, it } from 'vitest'

describe('personalCentre', () => {
  it('has its five entries for a member, and none for a visitor [C2.34] [C6.2]', () => {
    expect(personalCentre('member')).toEqual([
      'favorites',
      'downloads',
      'myAlbum',
      'personalInformation',
      'accountSecurity',
    ])
    expect(personalCentre('visitor')).toEqual([])
  })

  it('shows an entry exactly where something behind it may be done [C2.34]', () => {
    for (const role of roles) {
      const allowed = actions.filter((action) => permits(role, action)).map(personalEntryFor)
      expect(personalCentre(role)).toEqual(personalEntries.filter((entry) => allowed.includes(entry)))
    }
  })
})

describe('personalEntryFor', () => {
  it('is where a member does something [C2.34]', () => {
    expect(actions.map((action) => [action, personalEntryFor(action)])).toEqual([
      ['browse', null],
      ['search', null],
      ['useBasket', null],
      ['seeLoginLinks', null],
      ['keepFavourites', 'favorites'],
      ['keepDownloads', 'downloads'],
      ['keepAlbums', 'myAlbum'],
      ['editPersonalInfo', 'personalInformation'],
      ['subscribe', 'personalInformation'],
      ['changePassword', 'accountSecurity'],
      ['changePhone', 'accountSecurity'],
      ['openPersonalPage', null],
      ['useBookCloud', null],
    ])
  })
})
