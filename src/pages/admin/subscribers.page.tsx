// The address of the list of subscribers.
import { SubscribersDesk } from '#src/features/admin/inbox/subscribers-desk.tsx'

export const Component = SubscribersDesk
