/** The address of a picture or a file, which may be a path of the host that a page is on. */
export const absoluteAddress = (address: string, page: string): string =>
  /^https?:/i.test(address) ? address : `${/^https?:\/\/[^/]*/i.exec(page)?.[0] ?? ''}${address}`
