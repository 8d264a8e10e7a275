/** Licences under which anybody may pass on a text as it is: those of Creative Commons, and the public domain. */
const open =
  /^https?:\/\/(?:www\.)?creativecommons\.org\/(?:licenses\/by(?:-(?:nc|nd|sa))*|publicdomain\/(?:zero|mark))(?:\/|$)/i

/** True where the licence at this address lets others have the whole text; never of an address that is not known. */
export const allowsPassingOn = (licenceUrl: string): boolean => open.test(licenceUrl.trim())
