// The servers whose pictures the shop shows: those of the stores it knows.
import type { Store } from '#domain/vocabulary.ts'

export const IMAGE_HOSTS: Record<Store, readonly string[]> = {
  amazon: ['media-amazon.com', 'ssl-images-amazon.com'],
  ebay: ['ebayimg.com'],
  aliexpress: ['alicdn.com', 'aliexpress-media.com'],
  walmart: ['walmartimages.com'],
  target: ['scene7.com', 'targetimg1.com'],
}

export const ALL_IMAGE_HOSTS: readonly string[] = Object.values(IMAGE_HOSTS).flat()
