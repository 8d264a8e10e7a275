import { createTransport } from 'nodemailer'
import { letterHtml } from './letter-html.ts'
import type { Mail, MailSender } from './senders.ts'

export interface SmtpOptions {
  /** Such as `smtps://name:password@mail.example.org` or `smtp://localhost:25`. */
  readonly url: string
  /** The sender, such as `Xuekan <alerts@journals.example.org>`. */
  readonly from: string
  /** Signs letters for the domain of the sender; null where the mail server does. */
  readonly dkim: { readonly selector: string; readonly privateKey: string } | null
}

export interface SmtpSender extends MailSender {
  /** Why the server does not let us in, for the log; null where it does. */
  readonly check: () => Promise<string | null>
  /** Hangs up; nothing is sent any more. */
  readonly close: () => void
}

/** Milliseconds. */
const patience = { connecting: 10_000, waiting: 30_000 } as const

/**
 * Carries letters by SMTP (RFC 5321), as text and as HTML. A letter that is sent again has the same Message-ID; one that
 * belongs to a subscription names the address that ends it at one click (RFC 8058). A password goes over TLS alone.
 * Fails where the server does not take a letter; what failed names no receiver.
 */
export function createSmtpSender({ url, from, dkim }: SmtpOptions): SmtpSender {
  const { hostname, port, protocol, username, password } = new URL(url)
  const domain = domainOf(from)
  const isSecure = protocol === 'smtps:'
  const transport = createTransport({
    pool: true,
    host: hostname,
    port: port === '' ? (isSecure ? 465 : 25) : Number(port),
    secure: isSecure,
    requireTLS: !isSecure && username !== '',
    connectionTimeout: patience.connecting,
    greetingTimeout: patience.connecting,
    socketTimeout: patience.waiting,
    // letters hold nothing but what is written here
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...(dkim === null
      ? {}
      : { dkim: { domainName: domain, keySelector: dkim.selector, privateKey: dkim.privateKey } }),
  })
  return {
    send: async (mail) => {
      await transport.sendMail({
        from,
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: letterHtml(mail.text, mail.language),
        headers: headersOf(mail),
        ...(mail.id === undefined ? {} : { messageId: `<${mail.id}@${domain}>` }),
      })
    },
    check: async () => {
      try {
        await transport.verify()
        return null
      } catch (failure) {
        return `The mail server at ${hostname} takes no letters (${codeOf(failure)}).`
      }
    },
    close: () => transport.close(),
  }
}

const domainOf = (from: string): string => /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'

const headersOf = ({ language, oneClick }: Mail) => ({
  'Auto-Submitted': 'auto-generated',
  'Content-Language': language,
  ...(oneClick === undefined
    ? {}
    : {
        // in one line: some servers fold it anew and break the signature
        'List-Unsubscribe': { prepared: true, value: `<${oneClick}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
})

/** What has failed, in a word: messages of servers may repeat addresses. */
const codeOf = (failure: unknown): string =>
  failure instanceof Error && 'code' in failure ? String(failure.code) : 'unknown'
