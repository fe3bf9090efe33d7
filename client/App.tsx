import { RelayEnvironmentProvider } from 'react-relay';
import { RouterProvider, type createBrowserRouter } from 'react-router';
import { environment } from './relay/environment.ts';
import { ToastRegion } from './ui/Toast.tsx';

/** Provides Relay and the router to all screens, and the region that shows toasts. */
export function App({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  return (
    <RelayEnvironmentProvider environment={environment()}>
      <RouterProvider router={router} />
      <ToastRegion />
    </RelayEnvironmentProvider>
  );
}
