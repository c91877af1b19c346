// The address of the list of people.
import { UsersDesk } from '#src/features/admin/users/users-desk.tsx'

export const Component = UsersDesk
