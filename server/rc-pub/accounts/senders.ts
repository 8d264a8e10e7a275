import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { UiLanguage } from '@xuekan/core'

/** A short message on its way to a phone. */
export interface Sms {
  /** Bare digits for the mainland, E.164 elsewhere. */
  readonly to: string
  readonly text: string
  readonly language: UiLanguage
}

/** A letter on its way. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly language: UiLanguage
  /** Stays the same where it is sent again; absent where that does not happen. */
  readonly id?: string
  /** Where a POST ends what it came from, for the headers of the letter (RFC 8058); absent where nothing is to be ended. */
  readonly oneClick?: string
}

/** Carries short messages; fails where it cannot. */
export interface SmsSender {
  readonly send: (sms: Sms) => Promise<void>
}

/** Carries mail; fails where it cannot. */
export interface MailSender {
  readonly send: (mail: Mail) => Promise<void>
}

export interface Senders {
  readonly sms: SmsSender
  readonly mail: MailSender
}

/** Leaves messages as files in a folder, one each, for whoever carries them on: the newest sorts last. */
export function createOutbox(folder: string): Senders {
  const leave = async (kind: string, message: Sms | Mail): Promise<void> => {
    const at = new Date().toISOString()
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = join(folder, `${at.replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.json`)
    // a reader of the folder never sees half of a file
    await writeFile(`${name}.part`, `${JSON.stringify({ kind, at, ...message }, null, 2)}\n`, { mode: 0o600 })
    await rename(`${name}.part`, name)
  }
  return {
    sms: { send: (sms) => leave('sms', sms) },
    mail: { send: (mail) => leave('mail', mail) },
  }
}

/** A deployment that can send nothing. */
export const noSenders: Senders = {
  sms: { send: () => Promise.reject(new Error('No sender of short messages is configured')) },
  mail: { send: () => Promise.reject(new Error('No sender of mail is configured')) },
}
