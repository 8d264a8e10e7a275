import { decodeEntities } from '../article/inline-entities.ts'
import { plainText } from '../article/plain-text.ts'

const scripts = {
  sub: ['0123456789+-−=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'],
  sup: ['0123456789+-−=()in', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁱⁿ'],
} as const

/** Letters set lower or higher, in the characters that Unicode has for them; null where it has not all of them. */
export function scriptCharacters(script: 'sub' | 'sup', text: string): string | null {
  const [plain, set] = scripts[script]
  const shown = [...text].map((character) => set[plain.indexOf(character)] ?? '')
  return text === '' || shown.includes('') ? null : shown.join('')
}

/**
 * Markup as one line of text for other programs: subscripts and superscripts in the characters that Unicode has for
 * them (`H<sub>2</sub>O` is H₂O), plain where it has not all of them. Total, linear.
 */
export const citedText = (raw: string): string =>
  plainText(
    raw.replace(
      /<(sub|sup)(?:\s[^<>]*)?>([^<>]*)<\/\1>/gi,
      (whole, tag: string, inside: string) =>
        scriptCharacters(tag.toLowerCase() === 'sub' ? 'sub' : 'sup', decodeEntities(inside)) ?? whole,
    ),
  )
