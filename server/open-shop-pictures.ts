// Opens the pictures of the stores for this process: their copies lie in the data folder, their servers are the real ones.
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { createFetchPicture } from './connectors/images/fetch-picture.ts'
import { openPictures } from './connectors/images/open-pictures.ts'
import type { Pictures } from './connectors/images/pictures.ts'
import { openPictureFolder, type ShopPictures } from './connectors/images/shop-pictures.ts'
import { openDiskCache } from './platform/disk-cache.ts'

/** After that a store is asked again whether its picture is still there. */
const KEEP_MS = 30 * 86_400_000

export const openShopPictures = (
  config: Pick<Config, 'dataDir' | 'pictureCacheBytes'>,
  log: FastifyBaseLogger,
  clock: () => Date,
): Pictures =>
  openPictures({
    disk: openDiskCache({
      folder: path.join(config.dataDir, 'pictures'),
      mostBytes: config.pictureCacheBytes,
      keepMs: KEEP_MS,
      clock,
      onFault: (err) => log.warn({ err }, 'a picture could not be kept'),
    }),
    fetchPicture: createFetchPicture(),
    clock,
    onFault: (url, { fault, message }) =>
      log.warn({ url, fault, detail: message }, 'picture failed'),
  })

/** What admins upload lies beside the copies and, unlike them, is kept until they take it away. */
export const openShopFolder = ({ dataDir }: Pick<Config, 'dataDir'>): ShopPictures =>
  openPictureFolder(path.join(dataDir, 'shop-pictures'))
