/**
 * What the parameters of calls mean, for people who read the OpenAPI document: one name means one thing in every call
 * that has it. A name that is missing here is refused by a test.
 */
export const parameterMeanings: Readonly<Record<string, string>> = {
  id: "Id of what is asked for. Ids are global: one host answers for every site's ids.",
  ids: 'Ids with commas between them, at most 1000.',
  siteId: 'Id of a site; wins over the header of the same name.',
  sld: 'Short-name of a site: the first label of its host, `www` for the aggregate.',
  filter: '`true` as the portal sends it; changes nothing.',
  channelId: 'Id of a column.',
  periodId: 'Id of an issue.',
  publicationIndexId: 'Id of a journal.',
  isBack: '`1` or `true` leaves out the current issue.',
  groupByYear: '`1` groups the years.',
  periodAsc: '`1` puts the issues of a year in ascending order.',
  showCover: '`0` or `false` leaves out front matter.',
  doi: 'A DOI, raw or percent-encoded, in any letter case.',
  type: 'Kind of what is asked for.',
  page: 'Number of the page, from 0.',
  size: 'Entries on one page.',
  q: 'What is searched for.',
  field: 'Field to search in: all, title, keyword, author, institution, abstract or doi.',
  sort: 'Order: relevance, date, views, downloads or citations.',
  time: 'Years back from today; 0 for all.',
  year: 'Chosen year.',
  journal: 'Chosen journal, by the id of its site.',
  column: 'Chosen column of issues.',
  keyword: 'Chosen keyword.',
  citationType: 'BibTeX, Endnote, RefMan, NoteExpress or NoteFirst.',
  language: 'zh or en; the header of the same name wins.',
}
