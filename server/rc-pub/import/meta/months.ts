/**
 * How the names of months begin, in English, Spanish, Portuguese, French, German, Italian, Dutch, Indonesian, Russian and
 * Turkish, which agree where they share a beginning.
 */
const beginnings: readonly string[] = [
  'jan ene gen янв oca',
  'feb fev fév фев şub',
  'mar mär maa мар',
  'apr abr avr апр nis',
  'may mai mag mei мая май',
  'jun juin giu июн haz',
  'jul juil lug июл tem',
  'aug ago aou aoû agu авг ağu',
  'sep set сен eyl',
  'oct out ott okt окт eki',
  'nov ноя kas',
  'dec déc dez dic des дек ara',
]

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

const chinese = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']

/** The number of a month by its name or its digits, of several months that of the first; NaN of anything else. */
export const monthNumber = (raw: string): number => {
  const name = raw.trim().normalize('NFC').toLowerCase()
  const named = beginnings.findIndex((all) => all.split(' ').some((beginning) => name.startsWith(beginning)))
  const place = [named, roman.indexOf(name), chinese.indexOf(name.replace(/月$/, ''))].find((at) => at >= 0)
  return place === undefined ? Number.parseInt(name, 10) : place + 1
}

/** True of several months that a file gives as one: `Jan–Mar`, `enero/junio`, `5-6`. */
export const areMonths = (raw: string): boolean =>
  /[\p{L}\p{N}]\.?\s*(?:[-–—/、]|\by\b|\be\b|\band\b|\bet\b|\bund\b)\s*[\p{L}\p{N}]/u.test(raw)
