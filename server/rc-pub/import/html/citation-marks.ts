/** Documents by type, as GB/T 7714 marks them: by the types of JATS, and by those of citation processors (CSL). */
const marks: Readonly<Record<string, string>> = {
  journal: '[J]',
  'article-journal': '[J]',
  'article-magazine': '[J]',
  book: '[M]',
  'edited-book': '[M]',
  chapter: '[M]',
  thesis: '[D]',
  confproc: '[C]',
  conference: '[C]',
  'conf-proc': '[C]',
  'paper-conference': '[C]',
  patent: '[P]',
  report: '[R]',
  standard: '[S]',
  webpage: '[EB/OL]',
  web: '[EB/OL]',
  website: '[EB/OL]',
  data: '[DS/OL]',
  dataset: '[DS/OL]',
  newspaper: '[N]',
  'article-newspaper': '[N]',
  software: '[CP]',
  preprint: '[EB/OL]',
}

/** `[J]` of an article; '' of a type that has no mark. */
export const markOf = (type: string): string => marks[type] ?? ''
