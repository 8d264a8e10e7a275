/** A file on its way out of the reader's machine. */
export interface OutgoingFile {
  /** As the reader calls it. */
  readonly name: string
  readonly bytes: Uint8Array
}
