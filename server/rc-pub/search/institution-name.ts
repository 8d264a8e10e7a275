/** So long may the value of a facet be. */
const longest = 160

const ranks: readonly RegExp[] = [
  /\buniv(?:ersi|\b)|大学/iu,
  /institut|academ|hospital|college|cent(?:re|er)\b|laborator|ministry|bureau|observatory|museum|polytech|ecole|école|[院所局馆站]$|中心$|公司$|集团$|委员会$/iu,
]

/**
 * The institution out of an affiliation: its university, else what is named an institute, a hospital or the like, else
 * what stands first. Departments, towns and countries are left out, so that those of one university are one. '' of ''.
 */
export function institutionName(affiliation: string): string {
  const parts = affiliation
    .split(/[,，;；]/u)
    .map((part) => part.replace(/\s+/gu, ' ').trim())
    .filter((part) => /\p{L}/u.test(part))
  const found = ranks.map((rank) => parts.find((part) => rank.test(part))).find((part) => part !== undefined)
  return shortened(found ?? parts[0] ?? '').slice(0, longest)
}

/** Chinese names go from the large to the small: `青河大学物理学院` is 青河大学. */
function shortened(part: string): string {
  if (!/\p{Script=Han}/u.test(part)) return part
  const university = /^[\p{Script=Han}（）()]+?大学/u.exec(part)
  if (university !== null) return university[0]
  const [first = part] = part.split(' ')
  return /[院所局馆站]$|中心$|公司$|集团$|委员会$/u.test(first) ? first : part
}
