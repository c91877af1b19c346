// The OpenAPI description of what answers with a picture instead of data, and so is no row of the table.
import { DEFAULT_IMAGE_WIDTH, IMAGE_WIDTHS } from '#domain/image-widths.ts'

const side = (name: string, what: string) => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'integer', minimum: 1, maximum: 4000, description: what },
})

const ADDRESS = {
  name: 'url',
  in: 'query',
  required: true,
  schema: { type: 'string', format: 'uri', maxLength: 2048 },
}
const WIDTH = {
  name: 'w',
  in: 'query',
  required: false,
  schema: {
    type: 'integer',
    enum: IMAGE_WIDTHS,
    default: DEFAULT_IMAGE_WIDTH,
    description: 'Width in pixels; a smaller original keeps its own',
  },
}

/** `errorBody` is the content of every refusal. */
export const pictureCalls = (errorBody: object) => ({
  '/api/placeholder/{w}/{h}': {
    get: {
      summary: 'A neutral picture of the asked size',
      operationId: 'placeholder',
      parameters: [side('w', 'Width in pixels'), side('h', 'Height in pixels')],
      responses: {
        200: { description: 'OK', content: { 'image/svg+xml': { schema: { type: 'string' } } } },
        default: { description: 'Error', content: errorBody },
      },
    },
  },
  '/api/proxy-image': {
    get: {
      summary: 'A picture of a product from its store, where the store itself does not give it',
      operationId: 'catalogue.picture',
      parameters: [ADDRESS, WIDTH],
      responses: {
        200: {
          description: 'OK',
          content: {
            'image/avif': { schema: { type: 'string' } },
            'image/webp': { schema: { type: 'string' } },
          },
        },
        302: { description: 'A picture of Amazon, at its own address', content: {} },
        304: { description: 'Unchanged', content: {} },
        default: { description: 'Error', content: errorBody },
      },
    },
  },
})
