import { RouterProvider, type createBrowserRouter } from 'react-router';
import { ToastRegion } from './ui/Toast.tsx';

/** The whole client: the screens of the router, and the toasts. */
export function App({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  return (
    <>
      <RouterProvider router={router} />
      <ToastRegion />
    </>
  );
}
