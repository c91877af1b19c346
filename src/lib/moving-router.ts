// What follows links, sends forms and asks for data: the router's heavy part, in a file of its own.
import {
  type RouterInit,
  UNSAFE_createBrowserHistory,
  UNSAFE_createRouter,
  UNSAFE_defaultMapRouteProperties,
} from 'react-router'

/** As `createBrowserRouter`, which would stand in the first script together with the router's hooks. */
export const movingRouter = (init: Omit<RouterInit, 'history'>) =>
  UNSAFE_createRouter({
    ...init,
    history: UNSAFE_createBrowserHistory(),
    mapRouteProperties: UNSAFE_defaultMapRouteProperties,
  }).initialize()
