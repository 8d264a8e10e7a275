/** Where harvesters look for OAI-PMH and others for a DOI, and the calls behind it; every other address as it is. */
export const rewriteHarvestAddress = (address: string): string =>
  address.replace(/^\/(oai|unixref)(?=\?|$)/, '/rc-pub/front/$1')
