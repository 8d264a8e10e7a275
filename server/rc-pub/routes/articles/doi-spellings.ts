/**
 * The DOIs that a parameter can mean: as it came, decoded once more (callers encode it twice), and with the plus
 * signs that reading a query turned into spaces.
 */
export function doiSpellings(raw: string): readonly string[] {
  const spellings = [raw, decodeOnce(raw)]
  return [...new Set([...spellings, ...spellings.map((spelling) => spelling.replaceAll(' ', '+'))])]
}

function decodeOnce(text: string): string {
  try {
    // the store's texts hold no NUL
    return decodeURIComponent(text).replaceAll('\0', '')
  } catch {
    return text
  }
}
