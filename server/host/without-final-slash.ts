/** The address of a call without a slash at the end of its path, which means nothing, as in the real product. Total. */
export const withoutFinalSlash = (address: string): string =>
  address.replace(/^(\/rc-pub\/[^?#]*[^/?#])\/(?=\?|$)/, '$1')
