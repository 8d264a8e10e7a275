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
