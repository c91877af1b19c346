// The messaging program's own address, where wanted with what the person is about to say.

export const chatUrl = (whatsapp: string, text?: string): string =>
  `https://wa.me/${whatsapp}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`
