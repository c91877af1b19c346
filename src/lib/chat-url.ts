// The messaging program's own address with what the person is about to say.

export const chatUrl = (whatsapp: string, text: string): string =>
  `https://wa.me/${whatsapp}?text=${encodeURIComponent(text)}`
