import { describe, expect, it } from 'vitest'
import { sampleToken } from './sample-members.ts'
import { servedSamples, type Envelope } from './served-samples.ts'

const { ask, server, failures } = servedSamples()

const info = (headers: Readonly<Record<string, string>> = {}) => ask<unknown>('frontMembers/info', headers)
const logout = async (headers: Readonly<Record<string, string>> = {}) => {
  const answer = await server().inject({ method: 'DELETE', url: '/rc-pub/front/auth/logout', headers })
  return { httpStatus: answer.statusCode, ...answer.json<Envelope<unknown>>() }
}

describe('frontMembers/info', () => {
  it('tells whom the token of the header belongs to [C7.8]', async () => {
    expect(await info({ token: sampleToken })).toEqual({
      status: 0,
      message: '操作成功',
      data: {
        id: expect.stringMatching(/^\d+$/),
        userName: 'linxi',
        mobileNo: '13812345678',
        headPicture: '/lin.png',
        loginEmail: 'linxi@example.org',
        name: '林溪',
        email: 'linxi@example.org',
        region: null,
        major: null,
        institution: null,
        researchFields: [],
        gender: null,
      },
    })
  })

  it('answers 401 in the envelope, in the language asked for, for a token that is nobody’s [C7.8] [C7.17]', async () => {
    expect(await info()).toEqual({ status: 401, message: 'Please log in first.', data: null })
    expect(await info({ token: 'another', language: 'zh' })).toEqual({
      status: 401,
      message: '请先登录',
      data: null,
    })
  })
})

describe('auth/logout', () => {
  it('succeeds for nobody, with HTTP 200 and no data [C7.8]', async () => {
    const done = { httpStatus: 200, status: 0, message: '操作成功', data: null }
    expect(await logout()).toEqual(done)
    expect(await logout({ token: 'another' })).toEqual(done)
  })

  it('ends the session of the token, and of no other [C7.8]', async () => {
    await logout()
    expect((await info({ token: sampleToken })).status).toBe(0)
    await logout({ token: sampleToken })
    expect((await info({ token: sampleToken })).status).toBe(401)
    expect(await logout({ token: sampleToken })).toMatchObject({ status: 0 })
    expect(failures).toEqual([])
  })

  it('is a DELETE: nothing that is only read ends a session', async () => {
    const read = await server().inject({ url: '/rc-pub/front/auth/logout' })
    expect(read.statusCode).toBe(405)
    expect(read.headers['allow']).toBe('DELETE, OPTIONS')
  })
})
