import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { simpleParser } from 'mailparser'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openMailServer } from '../../support/mail-server.ts'
import { createSmsWebhook } from '../../../server/rc-pub/accounts/sms-webhook.ts'
import { createSmtpSender, type SmtpOptions } from '../../../server/rc-pub/accounts/smtp-sender.ts'

async function mailServer(...options: Parameters<typeof openMailServer>) {
  const server = await openMailServer(...options)
  onTestFinished(server.close)
  return server
}

function senderTo(port: number, options: Partial<SmtpOptions> = {}) {
  const from = '学刊 <alerts@journals.example.org>'
  const sender = createSmtpSender({ url: `smtp://127.0.0.1:${port}`, from, dkim: null, ...options })
  onTestFinished(() => sender.close())
  return sender
}

const mail = {
  to: 'reader@example.org',
  subject: '《水利》2026 年第 3 期出版了',
  text: '《水利》出版了\n2026-03-01\nhttp://j.example.org/zh/issue/2026/3\n\n1. 流 < 动\n   张三\n   http://j.example.org/a?b=1&c=2\n\n--\n退订：http://j.example.org/leave\n',
  language: 'zh',
  id: '42',
  oneClick: 'http://j.example.org/rc-pub/front/frontMembers/unSubscribe?leave=abc',
} as const

describe('letters by SMTP', () => {
  it('arrive as text and HTML, under the same id each time, with the way to end them at one click [C7.12]', async () => {
    const { taken, port } = await mailServer()
    const sender = senderTo(port)
    expect(await sender.check()).toBeNull()
    await sender.send(mail)
    await sender.send(mail)
    const [first, second] = await Promise.all(taken.map((message) => simpleParser(message)))
    expect(first?.messageId).toBe('<42@journals.example.org>')
    expect(second?.messageId).toBe(first?.messageId)
    expect(first?.subject).toBe(mail.subject)
    expect(first?.from?.value).toEqual([{ name: '学刊', address: 'alerts@journals.example.org' }])
    expect(first?.text?.trim()).toBe(mail.text.trim())
    expect(taken[0]).toMatch(/^List-Unsubscribe: <http:\/\/j\.example\.org\/rc-pub\/\S+>\r$/m)
    expect(taken[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    expect(taken[0]).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    const html = String(first?.html)
    expect(html).toContain('<html lang="zh">')
    expect(html).toContain('<a href="http://j.example.org/zh/issue/2026/3">《水利》出版了</a>')
    expect(html).toContain('<a href="http://j.example.org/a?b=1&amp;c=2">1. 流 &lt; 动</a>')
    expect(html).toContain('<a href="http://j.example.org/leave">退订</a>')
    expect(html).not.toMatch(/<img|<script|<style/)
  })

  it('are signed for the domain of their sender', async () => {
    const { taken, port } = await mailServer()
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    await senderTo(port, { dkim: { selector: 'x1', privateKey: pem } }).send(mail)
    expect(taken[0]).toMatch(/^DKIM-Signature: [\s\S]*?d=journals\.example\.org;[\s\S]*?s=x1;/m)
  })

  it('fail where the server takes them not, and a password goes over TLS alone', async () => {
    const refusing = await mailServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('no such box'), { responseCode: 550 })),
    })
    await expect(senderTo(refusing.port).send(mail)).rejects.toThrow('no such box')
    const { taken, port } = await mailServer({ disabledCommands: ['STARTTLS'] })
    const url = `smtp://name:secret@127.0.0.1:${port}`
    const sender = senderTo(port, { url })
    await expect(sender.send(mail)).rejects.toThrow('STARTTLS')
    const told = await sender.check()
    expect(told).toContain('takes no letters')
    expect(told).not.toContain('secret')
    expect(taken).toEqual([])
  })
})

describe('short messages by a webhook', () => {
  it('are posted as JSON with the credentials of the address, and fail where they are not taken', async () => {
    const asked: { readonly authorization: string | undefined; readonly body: string }[] = []
    const server = createServer((request, response) => {
      let body = ''
      request.setEncoding('utf8').on('data', (part: string) => (body += part))
      request.on('end', () => {
        asked.push({ authorization: request.headers.authorization, body })
        response.writeHead(request.url === '/sms?to=x' ? 204 : 500).end()
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
    const { port } = server.address() as AddressInfo
    const sms = { to: '13812345678', text: '验证码 123456', language: 'zh' } as const
    await createSmsWebhook({ url: `http://me:s%40fe@127.0.0.1:${port}/sms?to=x` }).send(sms)
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual(sms)
    expect(asked[0]?.authorization).toBe(`Basic ${Buffer.from('me:s@fe').toString('base64')}`)
    const failing = createSmsWebhook({ url: `http://127.0.0.1:${port}/other` }).send(sms)
    await expect(failing).rejects.toThrow('500')
    await expect(failing).rejects.not.toThrow('138')
  })
})
