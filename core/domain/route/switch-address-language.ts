import { isUiLanguage, type UiLanguage } from '../language/ui-language.ts'
import { unescapeText } from './escape.ts'
import { parseRoute } from './parse-route.ts'
import { routeTrie } from './route-patterns.ts'
import { joinAddress, segmentsOf, splitAddress } from './split-address.ts'

/** Those that a browser reads as one too. */
const slashesInFront = /^[/\\]+/

/**
 * The same address in another language: the language is replaced wherever the address has it (in front, at the end
 * of the path, in the query, in the hash of `/thesisDetails`); where it has none, `lang` is added (C4.2).
 * Laws: the result names this language; doing it twice changes nothing more; other parts of the query and the hash
 * are kept as written, but for slashes in front: one remains, since browsers take several for another host.
 */
export function switchAddressLanguage(address: string, language: UiLanguage): string {
  const split = splitAddress(address)
  const trimmed = { ...split, path: split.path.replace(slashesInFront, '/') }
  const switched = {
    path: switchPath(trimmed.path, language),
    query: switchQuery(trimmed.query, language),
    hash: trimmed.path.includes('thesisDetails') ? switchQuery(trimmed.hash, language) : trimmed.hash,
  }
  const result = joinAddress(switched)
  if (parseRoute(result).language === language) return result
  const query = switched.query === '' ? `lang=${language}` : `${switched.query}&lang=${language}`
  return joinAddress({ ...switched, query })
}

function switchPath(path: string, language: UiLanguage): string {
  const segments = segmentsOf(path)
  const at = isUiLanguage(segments[0]) ? 0 : (routeTrie.match(segments)?.languageAt ?? -1)
  if (at < 0) return path
  const start = path.search(/[^/\\]/) + segments.slice(0, at).reduce((sum, part) => sum + part.length + 1, 0)
  return path.slice(0, start) + language + path.slice(start + language.length)
}

function switchQuery(query: string, language: UiLanguage): string {
  return query
    .split('&')
    .map((part) => {
      const equals = part.indexOf('=')
      if (equals < 0) return part
      const key = unescapeText(part.slice(0, equals))
      const named = key === 'lang' || (key === 'l' && isUiLanguage(unescapeText(part.slice(equals + 1))))
      return named ? `${part.slice(0, equals)}=${language}` : part
    })
    .join('&')
}
