import type { Channel } from './channel.ts'

/** Codes of the pages that say how a journal is reached (C2.12, C2.13). */
const contactCodes: readonly string[] = ['contact', 'subcontact']

/** Whether the journal's office stands beside a column. */
export const isContactColumn = ({ code }: Pick<Channel, 'code'>): boolean => contactCodes.includes(code)
