import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { HostOrigin } from '../crawlers/add-crawler-files.ts'
import { ownIconSvg, printIco } from './own-icon.ts'

/** The address of the icon that the site of a host has of its own; '' where there is none. */
export type FindIcon = (requested: HostOrigin) => Promise<string>

/** A day, in seconds. */
const lasts = 86_400

/** `/favicon.ico` and `/favicon.svg`: the site's own icon, else the portal's, for whoever asks without reading a page. */
export function addIcon(
  host: FastifyInstance,
  findIcon: FindIcon,
  refuse: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | null>,
): void {
  const ico = printIco()
  const icons = [
    ['/favicon.ico', 'image/x-icon', ico],
    ['/favicon.svg', 'image/svg+xml', Buffer.from(ownIconSvg)],
  ] as const
  for (const [url, mediaType, bytes] of icons) {
    host.route({
      method: ['GET', 'HEAD'],
      exposeHeadRoute: false,
      url,
      handler: async (request, reply) => {
        const refused = await refuse(request, reply)
        if (refused !== null) return refused
        const protocol = request.protocol === 'https' ? 'https' : 'http'
        const own = await findIcon({ host: request.host, protocol })
        if (own !== '') return reply.header('cache-control', 'no-cache').redirect(own, 302)
        return reply.header('cache-control', `public, max-age=${lasts}`).type(mediaType).send(bytes)
      },
    })
  }
}
