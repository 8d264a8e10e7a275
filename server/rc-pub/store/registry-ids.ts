import { readRegistryId, registries, type RegistryId } from '@xuekan/core/search'
import type { ArticleRecord } from './article-record.ts'

/** A number of a registry as articles are found by it: `pmid:12345678`. */
export const registryKey = ({ registry, id }: RegistryId): string => `${registry}:${id}`

/** Those that an article's file names, as far as they are numbers of the registries. */
export const registryKeys = ({ about }: Pick<ArticleRecord, 'about'>): readonly string[] =>
  registries.flatMap((registry) => {
    const id = readRegistryId(registry, about?.[registry] ?? '')
    return id === null ? [] : [registryKey(id)]
  })
