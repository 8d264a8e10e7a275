/** Why a way in is not open, by the status of its refusal (C7.11). */
const reasons = {
  400: 'unreadable',
  403: 'wrongPassword',
  404: 'unknownUser',
  409: 'taken',
  412: 'notAccepted',
  417: 'captchaRequired',
  422: 'unfit',
  423: 'wrongCode',
  428: 'weak',
  429: 'tooOften',
} as const

export type AccountRefusal = (typeof reasons)[keyof typeof reasons]

/** The reason that a status stands for; null for any other. */
export const refusalOfStatus = (status: number): AccountRefusal | null =>
  Object.hasOwn(reasons, status) ? reasons[status as keyof typeof reasons] : null
