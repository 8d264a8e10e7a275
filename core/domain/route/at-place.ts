/**
 * The address with another place of its page to begin at; as it is for '', and where its hash names what the page shows
 * (`/thesisDetails`).
 */
export const atPlace = (address: string, place: string): string =>
  place === '' || address.includes('thesisDetails')
    ? address
    : `${address.replace(/#.*$/s, '')}#${encodeURIComponent(place)}`
