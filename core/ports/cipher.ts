/**
 * Keeps a text from being read at a glance (C9.14). Total; law: `decrypt(encrypt(text))` is `text`, for any text.
 * Not for secrets.
 */
export interface Cipher {
  readonly encrypt: (text: string) => string
  /** null for what is no text of this cipher. */
  readonly decrypt: (text: string) => string | null
}
