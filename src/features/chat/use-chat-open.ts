// Whether somebody answers now, by the visitor's own clock, looked at once a minute.
import { useEffect, useState } from 'react'
import { isChatOpen } from '#domain/business-hours.ts'

const EVERY_MS = 60_000

const isOpenNow = (): boolean => {
  const now = new Date()
  return isChatOpen(now.getDay(), now.getHours())
}

export function useChatOpen(): boolean {
  const [open, setOpen] = useState(isOpenNow)
  useEffect(() => {
    const timer = setInterval(() => setOpen(isOpenNow()), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return open
}
