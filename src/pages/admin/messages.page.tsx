// The address of the inbox.
import { MessagesDesk } from '#src/features/admin/inbox/messages-desk.tsx'

export const Component = MessagesDesk
