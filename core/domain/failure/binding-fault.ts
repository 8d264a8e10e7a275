/**
 * Why a login through a third party ended without anybody let in or bound (C6.4): `locked` is told to whose account an
 * operator lets in no more, and only to them, since the third party has said who they are.
 */
export const bindingFaults = ['cancelled', 'failed', 'over', 'taken', 'locked'] as const
export type BindingFault = (typeof bindingFaults)[number]
