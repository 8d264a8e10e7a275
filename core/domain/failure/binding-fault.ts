/** Why a login through a third party ended without anybody let in or bound (C6.4). */
export const bindingFaults = ['cancelled', 'failed', 'over', 'taken'] as const
export type BindingFault = (typeof bindingFaults)[number]
