// The documented calls: one row each, naming one procedure. Nothing here computes anything.
import type { RestRow } from './rest-row.ts'

export const REST_ROWS: readonly RestRow[] = [
  {
    method: 'GET',
    path: '/api/products',
    procedure: 'catalogue.restList',
    summary: 'Products, narrowed and paged',
    list: true,
  },
  {
    method: 'GET',
    path: '/api/products/:id',
    procedure: 'catalogue.restProduct',
    summary: 'One product',
  },
  { method: 'POST', path: '/api/login', procedure: 'auth.login', summary: 'Sign in' },
  { method: 'POST', path: '/api/logout', procedure: 'auth.logout', summary: 'Sign out' },
  { method: 'GET', path: '/api/user', procedure: 'auth.user', summary: 'The signed-in person' },
  {
    method: 'GET',
    path: '/api/admin/check',
    procedure: 'auth.adminCheck',
    summary: 'Whether the caller is an admin',
  },
]
