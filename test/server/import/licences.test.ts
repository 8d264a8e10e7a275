import { describe, expect, it } from 'vitest'
import { jatsFrontOf } from '../../../server/rc-pub/routes/articles/print-jats-front.ts'
import { article, recordOf } from './support.ts'

const english = '<license xml:lang="en"><license-p>Open to all.</license-p></license>'
const spanish = '<license xml:lang="es"><license-p>Abierto a todos.</license-p></license>'

const record = (licences: string, language = 'en') =>
  recordOf(article({ attributes: `xml:lang="${language}"`, meta: `<permissions>${licences}</permissions>` }))

describe('licences in several languages', () => {
  it('leave the English slot to the one in English, wherever it stands [C2.15]', () => {
    expect(record(spanish + english).about?.licenseText).toEqual({ zh: '', en: 'Open to all.' })
    expect(record(spanish + english, 'es').about?.licenseText).toEqual({ zh: '', en: 'Open to all.' })
  })

  it('leave it empty where none is in English, but for the language of the article itself', () => {
    expect(record(spanish).about?.licenseText).toEqual({ zh: '', en: '' })
    expect(record(spanish, 'es').about?.licenseText).toEqual({ zh: '', en: 'Abierto a todos.' })
  })

  it('stand under the text, that in its language first and each other under its own [C2.15]', () => {
    expect(record(spanish + english).fullText.en?.html).toContain(
      '<p class="attrib">Open to all.</p><p class="attrib"><span lang="es">Abierto a todos.</span></p>',
    )
  })

  it('have a space behind the lead that publishers set in bold', () => {
    const { fullText, about } = record(
      '<license><license-p><bold>Open Access</bold>This article is free.</license-p></license>',
    )
    expect(fullText.en?.html).toContain('<b>Open Access</b> This article is free.')
    expect(about?.licenseText.en).toBe('Open Access This article is free.')
  })
})

describe('the language of a licence in printed metadata', () => {
  const printed = (licences: string, language: string) =>
    jatsFrontOf(record(licences, language)).match(/<license [^>]*><license-p>[^<]*/g)

  it('is English where its words are, whatever the article is in', () => {
    const inEnglish = ['<license xml:lang="en"><license-p>Open to all.']
    expect(printed(spanish + english, 'es')).toEqual(inEnglish)
    expect(printed(english, 'pt')).toEqual(inEnglish)
    expect(printed(english, 'zh')).toEqual(inEnglish)
  })

  it('is that of the article where the words are in it', () => {
    expect(printed(spanish, 'es')).toEqual(['<license xml:lang="es"><license-p>Abierto a todos.'])
    expect(printed(english, 'en-GB')).toEqual(['<license xml:lang="en-GB"><license-p>Open to all.'])
  })

  it('is told by its letters where nothing declares it', () => {
    const bare = '<license><license-p>Open to all.</license-p></license>'
    for (const language of ['ko', 'ru', 'ja', 'ar'])
      expect(printed(bare, language)).toEqual(['<license xml:lang="en"><license-p>Open to all.'])
    expect(printed('<license><license-p>모두에게 열림</license-p></license>', 'ko')).toEqual([
      '<license xml:lang="ko"><license-p>모두에게 열림',
    ])
  })
})
