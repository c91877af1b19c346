// The widths pictures of the stores are offered in: few, so that each is made once and kept.

/** In pixels, from a thumbnail on a plain screen to a whole phone on a fine one. */
export const IMAGE_WIDTHS = [96, 160, 320, 480, 640, 960, 1280] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

/** In pixels, for who asks for no width. */
export const DEFAULT_IMAGE_WIDTH: ImageWidth = 640
