import { simpleParser } from 'mailparser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMailServer, type MailServer } from '../support/mail-server.ts'
import { cookieOf, visitsTo } from './support/plain-browser.ts'
import { openPortal, type PortalInTest } from './support/portal-in-test.ts'

let letters: MailServer
let portal: PortalInTest
beforeAll(async () => {
  letters = await openMailServer()
  const from = 'Hengwen <alerts@hengwen.example>'
  portal = await openPortal('', {}, { SMTP_URL: `smtp://127.0.0.1:${letters.port}`, MAIL_FROM: from })
}, 240_000)
afterAll(async () => {
  await portal.close()
  await letters.close()
})

it('a newcomer registers by the code of a letter that a mail server has carried [C1.6] [C7.11]', async () => {
  const visit = visitsTo(portal)
  const receiver = 'by-mail@example.org'
  const address = '/register?lang=en'
  await visit(address, { form: { action: 'send', receiver } })
  const letter = await simpleParser(letters.taken[0] ?? '')
  expect(letter.from?.text).toBe('"Hengwen" <alerts@hengwen.example>')
  expect(letter.subject).toBe('Your code to register')
  const code = /\d{6}/.exec(letter.text ?? '')?.[0] ?? ''
  const fields = { action: 'enter', receiver, password: 'Sediment7', confirmation: 'Sediment7', agreed: '1' }
  const entered = await visit(address, { form: { ...fields, code } })
  expect(entered.status).toBe(303)
  expect(cookieOf(entered)).toContain('token=')
  expect(portal.failures).toEqual([])
})
