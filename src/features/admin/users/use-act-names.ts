// The acts on a person, as their buttons call them.
import { useTexts } from '#src/lib/texts.ts'
import type { UserAct } from './users-view.ts'

export function useActNames(): (act: UserAct) => string {
  const t = useTexts().admin.users
  const names = {
    admin: t.makeAdmin,
    unadmin: t.unmakeAdmin,
    end: t.endSessions,
    reset: t.resetFactor,
  }
  return (act) => names[act]()
}
