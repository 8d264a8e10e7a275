import { describe, expect, it } from 'vitest'
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
