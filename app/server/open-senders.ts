import { readFileSync } from 'node:fs'
import { createOutbox, createSmsWebhook, createSmtpSender, type Senders } from '../../server/rc-pub/index.ts'
import type { Settings } from './settings.ts'
import { StartProblem } from './start-problem.ts'

export interface OpenedSenders extends Senders {
  /** Why letters cannot be sent now, for the log; null where they can. */
  readonly check: () => Promise<string | null>
  readonly close: () => void
}

/** What carries letters and short messages as the settings say; what they do not name is left in the outbox. */
export function openSenders(
  settings: Pick<Settings, 'outbox' | 'smtpUrl' | 'mailFrom' | 'dkimKey' | 'dkimSelector' | 'smsUrl'>,
): OpenedSenders {
  const { outbox, smtpUrl, mailFrom, smsUrl } = settings
  const left = createOutbox(outbox)
  const sms = smsUrl === '' ? left.sms : createSmsWebhook({ url: smsUrl })
  if (smtpUrl === '') return { mail: left.mail, sms, check: async () => null, close: () => undefined }
  const mail = createSmtpSender({ url: smtpUrl, from: mailFrom, dkim: readDkim(settings) })
  return { mail, sms, check: mail.check, close: mail.close }
}

function readDkim({ dkimKey, dkimSelector }: Pick<Settings, 'dkimKey' | 'dkimSelector'>) {
  if (dkimKey === '') return null
  try {
    return { selector: dkimSelector, privateKey: readFileSync(dkimKey, 'utf8') }
  } catch {
    throw new StartProblem(`The file that DKIM_KEY names cannot be read: ${dkimKey}`)
  }
}
