// What a picture's answer says beside the picture: nothing in it may act, not as a page of ours nor in somebody else's.

export const INERT = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'content-disposition': 'inline; filename="picture"',
}
