import { printSchema, schemaText } from './config-schema.ts'
import { siteConfigFiles } from './site-config-files.ts'
import { siteSettings } from './site-settings-reader.ts'

/** The JSON schema of each file of a site as text, as its readers print it, by the name of the schema's own file. */
export const siteSchemas = (): ReadonlyMap<string, string> =>
  new Map(
    [{ file: 'site.yaml', read: siteSettings }, ...siteConfigFiles].map(({ file, read }) => [
      file.replace(/\.yaml$/, '.schema.json'),
      schemaText(printSchema(`${file} of a site`, read.schema)),
    ]),
  )
