/** Where harvesters look for OAI-PMH, and the call behind it; every other address as it is. */
export const rewriteHarvestAddress = (address: string): string =>
  address.replace(/^\/oai(?=\?|$)/, '/rc-pub/front/oai')
