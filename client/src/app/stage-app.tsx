import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { makeRouter } from './router.tsx'

export const router = makeRouter(createBrowserHistory())
export const app = <RouterProvider router={router} />
