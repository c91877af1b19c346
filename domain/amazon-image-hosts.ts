// Amazon's picture servers, apart from all others: browsers ask only whether a picture is Amazon's.

/** Hosts, each with all below it. */
export const AMAZON_IMAGE_HOSTS = ['media-amazon.com', 'ssl-images-amazon.com'] as const
