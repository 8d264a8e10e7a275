/** A section of the outline, with its heading. */
interface Section {
  readonly level: number
  readonly id: string
  readonly headingId: string
}

/** What the ids of one text become. */
interface Renaming {
  readonly names: ReadonlyMap<string, string>
  /** Ids of sections, which the headings take over, by the old id of the heading. */
  readonly sections: ReadonlyMap<string, string>
}

const headings = /<section id="(s-[^"]+)"[^<>]*><h([2-6]) id="\1-h"/g
const openings = /<([a-z][a-z0-9]*)(\s[^<>]*)>/g
/** What both texts have: figures, tables, formulae and references, each kind by itself. */
const kinds = [
  /<figure\b[^<>]*\sclass="fig"[^<>]*>/g,
  /<figure\b[^<>]*\sclass="fig-group"[^<>]*>/g,
  /<figure\b[^<>]*\sclass="table-wrap"[^<>]*>/g,
  /<div\b[^<>]*\sclass="formula"[^<>]*\sid="[^<>]*>|<div\b[^<>]*\sid="[^"]*"[^<>]*\sclass="formula"[^<>]*>/g,
  /<li\b[^<>]*\sid="r-[^<>]*>/g,
] as const

const idOf = (tag: string): string => /\sid="([^"]+)"/.exec(tag)?.[1] ?? ''

const sectionsOf = (html: string): readonly Section[] =>
  [...html.matchAll(headings)].map(([, id = '', level = '']) => ({
    level: Number(level),
    id,
    headingId: `${id}-h`,
  }))

const outlineKey = (html: string): string =>
  sectionsOf(html)
    .map(({ level }) => level)
    .join()

/** `s2-1` for the first heading below the second one. */
const placesOf = (levels: readonly number[]): readonly string[] => {
  const counts: number[] = []
  return levels.map((level) => {
    counts.length = Math.min(counts.length, level - 1)
    while (counts.length < level - 1) counts.push(0)
    counts[level - 2] = (counts[level - 2] ?? 0) + 1
    return `s${counts.join('-')}`
  })
}

/**
 * The texts of one article, the original first, so that the same place has the same id in each: a heading is named by
 * its place in the outline where a translation has the outline of the original, and a figure, a table, a formula or a
 * reference of a translation by the one of the original where there are as many and none bears the same id already. Headings and figures keep their older
 * ids as anchors. Laws: nothing but ids, links to them and anchors changes; every id is there once; no id of a section
 * or a figure is lost; every link arrives where it did; twice is once.
 */
export const sharedIds = (texts: readonly string[]): readonly string[] => {
  const [original = '', ...translations] = texts
  const outline = outlineKey(original)
  const alike = translations.map((text) => outline !== '' && outlineKey(text) === outline)
  return texts.map((html, index) => {
    const isOriginal = index === 0
    const byPlace = isOriginal ? alike.includes(true) : alike[index - 1] === true
    const names = new Map<string, string>(isOriginal ? [] : matched(original, html))
    const sections = new Map<string, string>()
    if (byPlace) {
      const found = sectionsOf(html)
      const places = placesOf(found.map(({ level }) => level))
      for (const [at, { id, headingId }] of found.entries()) {
        const place = places[at] ?? headingId
        names.set(id, place).set(headingId, place)
        sections.set(headingId, id)
      }
    }
    return clashes(html, names) ? html : renamed(html, { names, sections })
  })
}

function matched(original: string, translation: string): readonly (readonly [string, string])[] {
  return kinds.flatMap((kind) => {
    const [theirs, own] = [original, translation].map((html) =>
      [...html.matchAll(kind)].map(([tag]) => idOf(tag)).filter((id) => id !== ''),
    )
    if (theirs === undefined || own === undefined || theirs.length !== own.length) return []
    // those that share some ids are told apart by them
    if (own.some((id) => theirs.includes(id))) return []
    return own.flatMap((id, at) => {
      const name = theirs[at] ?? ''
      return name === '' ? [] : [[id, name] as const]
    })
  })
}

/** Whether a new id is one that something else bears and goes on bearing. */
const clashes = (html: string, names: ReadonlyMap<string, string>): boolean =>
  [...html.matchAll(/\sid="([^"]+)"/g)].some(
    ([, id = '']) => !names.has(id) && [...names.values()].includes(id),
  )

const anchor = (id: string): string => `<span id="${id}"></span>`

/** Places of figures that begin with their caption are in it: HTML lets nothing stand before one. */
const inCaptions = (html: string): string =>
  html.replace(/(<figure\b[^<>]*>)((?:<span id="[^"]*"><\/span>)+)(<figcaption>)/g, '$1$3$2')

function renamed(html: string, { names, sections }: Renaming): string {
  const taken = new Set(sections.values())
  const named = html.replace(openings, (tag: string, name: string, attributes: string) => {
    const id = idOf(tag)
    const linked = attributes.replace(
      /(\shref=")#([^"]*)"/,
      (_, before: string, target: string) => `${before}#${names.get(target) ?? target}"`,
    )
    const next = names.get(id)
    if (next === undefined) return `<${name}${linked}>`
    if (name === 'section' && taken.has(id)) return `<${name}${linked.replace(` id="${id}"`, '')}>`
    const opening = `<${name}${linked.replace(` id="${id}"`, ` id="${next}"`)}>`
    const section = sections.get(id)
    if (/^h[2-6]$/.test(name)) return opening + (section === undefined ? '' : anchor(section)) + anchor(id)
    return name === 'figure' ? opening + anchor(id) : opening
  })
  return inCaptions(named)
}
