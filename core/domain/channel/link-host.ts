/** The host of a link to the web, without `www.`; '' for a path of the site and what is no web address. Total. */
export const linkHost = (link: string): string =>
  /^https?:\/\/(?:[^/?#\\]*@)?(?:www\.)?([^/?#\\@]*)/i.exec(link)?.[1]?.toLowerCase() ?? ''
