import { get, record, text } from '@xuekan/rc-pub/contract'
import { describe, expect, it } from 'vitest'
import { readAnswer } from '../../adapters/http/read-answer.ts'

const textual = (httpStatus: number, body: string) =>
  ({ httpStatus, body: { kind: 'text', text: body } }) as const

describe('an answer that is one text [C7.7]', () => {
  const jump = get('front-news/getJumpUrl', ['id'], text, { form: 'plain' })
  const read = (body: string, httpStatus = 200) => readAnswer(jump, textual(httpStatus, body))

  it.each(['https://example.org/a?b=c', ' /zh/news/5 \n', 'mailto:office@example.org'])(
    'is read as it stands: %s',
    (url) => expect(read(url)).toEqual({ ok: true, value: url.trim() }),
  )

  it('may be printed as JSON', () => {
    const ok = { ok: true, value: 'https://example.org/' }
    expect(read('"https://example.org/"')).toEqual(ok)
    expect(
      readAnswer(jump, { httpStatus: 200, body: { kind: 'value', value: 'https://example.org/' } }),
    ).toEqual(ok)
  })

  it('is a refusal with its message when it carries a status, whatever it is [C7.7] [C8.3]', () => {
    expect(read('{"status":5003,"message":"没有链接","data":null}')).toEqual({
      ok: false,
      error: { kind: 'refused', call: 'front-news/getJumpUrl', status: 5003, message: '没有链接' },
    })
    expect(read('{"status":0,"message":"操作成功","data":"https://example.org/"}')).toMatchObject({
      error: { kind: 'refused', status: 0, message: '操作成功' },
    })
    expect(read('{"status":"10001","message":null}')).toMatchObject({
      error: { kind: 'refused', status: 10001, message: '' },
    })
    expect(read('{"status":401,"message":"登录已过期"}')).toMatchObject({ error: { kind: 'expired' } })
  })

  it.each([
    '<!doctype html><title>Welcome',
    '',
    ' \n',
    '{"id":5}',
    '{"status":"x","message":"no"}',
    '[]',
    '12',
  ])('is malformed when it is something else: %s', (body) =>
    expect(read(body)).toMatchObject({ ok: false, error: { kind: 'malformed' } }),
  )

  it('is refused under a failing HTTP status', () => {
    expect(read('https://example.org/', 502)).toMatchObject({ error: { kind: 'refused', status: 502 } })
  })
})

describe('an answer without an envelope', () => {
  const bare = get('journal-web/getData', ['contentUrl'], record({ volume: text }), { form: 'bare' })

  it('is decoded as it is', () => {
    expect(readAnswer(bare, textual(200, '{"volume":"8"}'))).toEqual({ ok: true, value: { volume: '8' } })
    expect(readAnswer(bare, textual(200, '[]'))).toMatchObject({ error: { kind: 'malformed', field: '' } })
  })

  it('is refused in an envelope under HTTP status 200 too', () => {
    expect(readAnswer(bare, textual(200, '{"status":5003,"message":"gone","data":null}'))).toMatchObject({
      error: { kind: 'refused', status: 5003, message: 'gone' },
    })
  })

  it('is refused in an envelope under a failing HTTP status, whose message is kept', () => {
    const refused = { kind: 'refused', call: 'journal-web/getData', status: 404, message: 'gone' }
    expect(readAnswer(bare, textual(404, '{"status":404,"message":"gone","data":null}'))).toEqual({
      ok: false,
      error: refused,
    })
    expect(readAnswer(bare, textual(404, '<h1>Not found'))).toEqual({
      ok: false,
      error: { ...refused, message: '' },
    })
    expect(readAnswer(bare, textual(401, '{"status":401,"message":"m"}'))).toMatchObject({
      error: { kind: 'expired' },
    })
  })
})
