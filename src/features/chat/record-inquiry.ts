// Tells the shop that somebody opened the chat; whatever becomes of that, the chat opens.

export function recordInquiry(messageType: string, message: string): void {
  fetch('/api/whatsapp-inquiry', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ messageType, message, timestamp: new Date().toISOString() }),
    keepalive: true,
  }).catch(() => {})
}
