// `GET /api/placeholder/{w}/{h}`: a neutral picture of the asked size, for whatever has none.
import type { FastifyInstance, RouteShorthandOptions } from 'fastify'

const MAX_SIDE = 4000
const side = (text: string): number | null => {
  const value = Number(text)
  return /^\d{1,4}$/.test(text) && value >= 1 && value <= MAX_SIDE ? value : null
}

const picture = (width: number, height: number): string => {
  const unit = Math.min(width, height) / 6
  const x = width / 2 - unit
  const y = height / 2 - unit
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="100%" height="100%" fill="#f3ebdf"/>` +
    `<g fill="none" stroke="#b49b7d" stroke-width="${unit / 10}" stroke-linejoin="round">` +
    `<path d="M${x} ${y + unit / 2}l${unit}-${unit / 2} ${unit} ${unit / 2}v${unit}l-${unit} ${unit / 2}-${unit}-${unit / 2}z"/>` +
    `<path d="M${x} ${y + unit / 2}l${unit} ${unit / 2} ${unit}-${unit / 2}M${x + unit} ${y + unit}v${unit}"/></g></svg>`
  )
}

type ErrorHandler = NonNullable<RouteShorthandOptions['errorHandler']>

export function addPlaceholder(app: FastifyInstance, errorHandler: ErrorHandler): void {
  app.get<{ Params: { w: string; h: string } }>(
    '/api/placeholder/:w/:h',
    { errorHandler },
    async (request, reply) => {
      const width = side(request.params.w)
      const height = side(request.params.h)
      if (width === null || height === null)
        throw Object.assign(new Error('size out of range'), { statusCode: 400 })
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(picture(width, height))
    },
  )
}
