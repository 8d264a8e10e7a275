import { get, remove } from './endpoint.ts'
import { anything, record, text } from './shape.ts'

/** Who is logged in (C3.14). `headPicture` is the id or the address of a picture. */
const memberAnswer = record({ id: text, userName: text, mobileNo: text, headPicture: text })

/** C7.8: whom a token belongs to, and its end. */
export const sessionEndpoints = {
  /** Answered with status 401 for a token that is nobody's. */
  personalInfo: get('frontMembers/info', [], memberAnswer, {
    origin: 'known',
    summary: 'The member whom the token of the header belongs to.',
  }),
  /** Nothing is asked and nothing is answered; a token that is nobody's has ended already. */
  logout: remove('auth/logout', [], anything, { summary: 'Ends the session of the token of the header.' }),
} as const
