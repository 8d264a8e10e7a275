import { safeLink } from '@xuekan/core/menu'
import { reader, type FieldReader } from './field-reader.ts'

/** A link that may be opened (C2.24): http, https, mailto, tel, or a path of the site such as /zh/home; '' is none. */
export const link: FieldReader<string> = reader(
  {
    type: 'string',
    description: 'http, https, mailto, tel, or a path of the site',
    pattern: '^$|^https?://[^/]|^mailto:.|^tel:.|^/(?!/)',
    examples: ['https://example.org/', '/zh/home'],
  },
  (node, place) => {
    const value = node.kind === 'scalar' ? node.value : undefined
    if (value === '') return ''
    const safe = typeof value === 'string' ? safeLink(value) : null
    if (safe === null) place.refuse(node, 'should be a link: http, https, mailto, tel, or a path of the site')
    return safe ?? ''
  },
)
