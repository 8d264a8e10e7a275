/** Whether an address is one of calls, to be answered in their envelope (C7.17), however its slash is written. Total. */
export const isCallAddress = (address: string): boolean => /^\/rc-pub(?:[/?]|%2f|$)/i.test(address)
