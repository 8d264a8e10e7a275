import { reader, type FieldReader } from './field-reader.ts'
import { typesByExtension } from './site-file.ts'

/** The id of a file of the site that is named here, '' for none; `type` is how its media type begins. */
const fileNamed = (type: string, what: string): FieldReader<string> =>
  reader(
    { type: 'string', description: `Name of ${what} of this site`, pattern: endingOf(type) },
    (node, place) => {
      const name = node.kind === 'scalar' ? node.value : undefined
      if (typeof name !== 'string') {
        place.refuse(node, `should be the name of ${what}`)
        return ''
      }
      if (name === '') return ''
      const file = place.file(name)
      if (file === undefined) place.refuse(node, `names ${name}, and the site has no such file`)
      else if (!file.mediaType.startsWith(type)) place.refuse(node, `names ${name}, which is not ${what}`)
      return file === undefined ? '' : String(file.id)
    },
  )

/** '' or a name that ends as files of this type do. */
const endingOf = (type: string): string => {
  const endings = [...typesByExtension]
    .filter(([, mediaType]) => mediaType.startsWith(type))
    .map(([end]) => end)
  return `^(?:|.+\\.(?:${endings.join('|')}))$`
}

/** File names of a site, which become file ids; '' is none. */
export const picture: FieldReader<string> = fileNamed('image/', 'a picture')
export const audio: FieldReader<string> = fileNamed('audio/', 'a sound')
export const video: FieldReader<string> = fileNamed('video/', 'a film')
export const anyFile: FieldReader<string> = fileNamed('', 'a file')
