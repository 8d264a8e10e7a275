/**
 * Keys of the objects that stand in the state of nearly every page: browser and server come from one build, so the
 * page need not repeat them. An object whose keys have changed since is still written, with its own keys beside it;
 * a test tells when this table has fallen behind.
 */
export const knownShapes: readonly (readonly string[])[] = [
  'version language shell route page',
  'site header footer channels journal topNews toolbar group domains missing',
  'style items',
  'id siteId title newsDataType original sourceLink pictureUrl',
  'id name iconUrl platform link description pictureUrl indexId type linkType',
  'id sld domain type name themeId gray keywords description unifiedLogin logoUrl pictureUrl',
  'zh en',
  'style evenDistribution fixedOnScroll showLogin groupEntrance showSearch showAdvancedSearch showSearchOptions ' +
    'searchTypes showLanguageSwitch defaultLanguage greeting showLogo logoUrl mobileLogoUrl backgroundUrl iconUrl ' +
    'customButtons hasCustomCss',
  'style backgroundColor showLogo logoUrl logoName qrUrl qrMessage address postcode phone email fax copyright icp ' +
    'policeRecord visits hasCustomCss logoLink',
  'text link',
  'total today',
  'id name code link bannerId newsDataType styleId',
  'id name code children link bannerId newsDataType styleId',
  'siteId sld name abbreviation issn cn publisher latestIssue',
  'sld domain name',
  'status value',
  'article written linked floats citation fullText unnamedText previous next further',
  'authors keywords',
  'id siteId doi title authors journalName year volume issue firstPage lastPage elocationId section version ' +
    'openAccess publishedOn visits downloads citations graphicAbstractUrl hasFullText hasPdf contributors affiliations ' +
    'abstract keywords issueId dates funding license referenceCount pdfSize about texts coverUrl',
  'type heading summaries copyright licenseText roles editors relations imprint pmid',
  'type heading summaries copyright licenseText roles editors relations events imprint pmid',
  'title abstract',
  'issn abbreviation publisher',
  'type named doi url text id siteId title',
  'language title abstract keywords hasFullText',
  'name roles affiliation',
  'name roles',
  'name citedName degrees orcid email corresponding affiliations',
  'name citedName orcid email corresponding affiliations',
  'name orcid email corresponding affiliations',
  'kind family given',
  'kind name',
  'key label name',
  'received revised accepted online published',
  'url name',
  'language html inBothLanguages',
  'kind id label imageUrl anchor csvUrl',
  'id siteId doi title',
].map((keys) => keys.split(' '))
