// The words of the desk of the gallery.
import type { NamespaceGalleryDeskTranslation } from '../../i18n-types.ts'

const en_galleryDesk = {
  lead: 'Photos of delivered shipments. Each has the permission of whoever received it; what you hide here leaves the shop at once.',
  make: 'Add a photo',
  see: 'See the page',
  none: 'No photos yet',
  noneText: 'With the first one, search engines are told of the gallery.',
  photo: 'Photo',
  city: 'City',
  cityHint: 'Where it was delivered, without address or names.',
  month: 'Month of delivery',
  monthHint: 'Year and month, for example 2026-05.',
  state: 'State',
  all: 'All',
  isShown: 'Shown',
  isHidden: 'Hidden',
  sample: 'Example',
  show: 'Show',
  hide: 'Hide',
  back: 'All photos',
  changeTitle: 'Photo from {city}',
  upload: 'Upload a photo',
  replace: 'Change the photo',
  uploadHint:
    'Or drop it here: JPEG, PNG, WebP, AVIF or GIF, up to 15 MB. Only its pixels are kept: neither place nor camera.',
  noPicture: 'No photo yet',
  pictureFault: 'Upload the photo first.',
  captions: 'Caption ({language})',
  alts: 'What the photo shows ({language})',
  altsHint: 'For people who cannot see it, and for search engines.',
  agreed: 'Whoever received the shipment agreed to have this photo shown',
  agreedHint:
    'Without permission the photo is not kept. If it is taken back, delete the photo: its file goes too.',
  agreedFault: 'Permission is missing: tick the box once you have it.',
  shown: 'Show it in the gallery',
  saved: 'The photo is saved.',
  didShow: 'The photo is shown in the gallery.',
  didHide: 'The photo is hidden.',
  deleted: 'The photo is deleted, with its file.',
  remove: 'Delete the photo',
  askTitle: 'Delete this photo?',
  askText: 'The photo, its texts and its file are deleted. This cannot be undone.',
  askYes: 'Yes, delete',
} satisfies NamespaceGalleryDeskTranslation

export default en_galleryDesk
