import { bytesInMemory } from '../../bytes/bytes.ts'
import { data, refused, type HandlersOf } from '../endpoint-handler.ts'

const noSound = refused(404, '验证码已失效', 'This code is no longer good.')

/** C7.11: a question for people, as a picture. */
export const captchaHandlers: HandlersOf<'captcha'> = {
  captcha: async ({ captchas }) => {
    const { identify, picture } = await captchas.issue()
    return data({ identify, picture: Buffer.from(picture).toString('base64') })
  },
}

/** C7.11: work for a browser in place of a question for a person. */
export const proofOfWorkHandlers: HandlersOf<'proofOfWork'> = {
  proofOfWork: async ({ captchas }) => data(await captchas.issueWork()),
}

/** The same question for who cannot see it. */
export const captchaSoundHandlers: HandlersOf<'captchaSound'> = {
  captchaSound: async ({ captchas, parameter, language }) => {
    const sound = await captchas.sound(parameter('identify'), language)
    if (sound === null) return noSound
    const rest = { mediaType: 'audio/wav', fileName: '', shown: 'inline', caching: 'revalidate' } as const
    return data(bytesInMemory(sound, { ...rest, unlisted: true }))
  },
}
