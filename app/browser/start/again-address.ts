/**
 * The address of a file of the build at a later try. A browser keeps for as long as the page is open that a module could
 * not be fetched, and fetches none of that address again: a later try needs addresses of its own, for all that the
 * module imports too, which names its files beside itself. The host serves the same file there
 * (`server/host/first-address.ts`). A file that is not of the build has one address only.
 */
export const againAddress = (address: string, tries: number): string =>
  tries === 0 ? address : address.replace(/^\/assets\//, `/assets/again-${tries}/`)
