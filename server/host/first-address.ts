/**
 * The address under which a file of the build is kept, for one that a page asks for at a later try
 * (`app/browser/start/again-address.ts`): `/assets/again-1/main.js` is `/assets/main.js`. Total; all other addresses are
 * returned as they are.
 */
export const firstAddress = (address: string): string =>
  address.replace(/^\/assets\/again-\d{1,3}\/(?=[^/]+$)/, '/assets/')
