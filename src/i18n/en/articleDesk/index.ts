// The words of the articles' desk.
import type { NamespaceArticleDeskTranslation } from '../../i18n-types.ts'

const en_articleDesk = {
  lead: 'What the blog says, in every language. An article with a future date appears by itself.',
  make: 'New article',
  none: 'No articles yet',
  noneText: 'The first one you save appears here, as a draft until it has a date.',
  state: 'State',
  all: 'All',
  back: 'All articles',
  see: 'See it in the blog',
  saved: {
    draft: 'Saved as a draft: it appears once it has a date.',
    scheduled: 'Saved. Nobody sees it before this date, when it appears by itself:',
    published: 'Saved and published.',
  },
  preview: 'Preview',
  upload: 'Upload photos',
  uploadHint:
    'The photo goes into the text where the cursor is. The brackets say what it shows, for those who cannot see it.',
  pictureWords: 'What the photo shows',
  doubts: 'This may not be what you meant',
  doubt: {
    link: 'Link shown as text (it must begin with https://, /, # or mailto:):',
    picture: 'Image that is not shown (only photos uploaded here are):',
    alt: 'Image without a description in the brackets:',
    place: 'Link to a heading the text does not have:',
    markup: 'HTML shown as text:',
  },
  states: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    published: 'Published',
  },
  draft: {
    locale: 'Language',
    slug: 'Address',
    title: 'Title',
    summary: 'Summary',
    tags: 'Topics',
    cover: 'Illustration',
    body: 'Text in Markdown',
    publishAt: 'Publication',
  },
  hints: {
    title: 'At least {least} letters.',
    slug: 'Small letters, digits and hyphens, at least {least}. Empty: made from the title. All languages share it: change it here and it changes in all of them; the old one leads to the new one.',
    summary: 'Shown in the list and by search engines. At least {least} letters.',
    tags: 'Up to six, separated by commas, of at least {least} letters.',
    publishAt: 'Caracas time. Empty: it stays a draft.',
    body: 'At least {least} letters. Links begin with https://, with / for pages of the shop, with # for a heading of this text, or with mailto:. HTML is shown as text.',
  },
  covers: {
    box: 'Box',
    plane: 'Plane',
    ship: 'Ship',
    shield: 'Shield',
    cash: 'Cash',
    tag: 'Tag',
    key: 'Key',
    clock: 'Clock',
    truck: 'Truck',
    'map-pin': 'Place',
    bank: 'Bank',
    search: 'Magnifying glass',
  },
} satisfies NamespaceArticleDeskTranslation

export default en_articleDesk
