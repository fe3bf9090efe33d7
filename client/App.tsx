import { RelayEnvironmentProvider } from 'react-relay';
import { RouterProvider, type createBrowserRouter } from 'react-router';
import { ProofQuestion } from './ProofQuestion.tsx';
import { environment } from './relay/environment.ts';
import { ToastRegion } from './ui/Toast.tsx';

/** The whole client: the screens of the router with the Relay environment around them, and the toasts. */
export function App({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  return (
    <RelayEnvironmentProvider environment={environment()}>
      <RouterProvider router={router} />
      <ProofQuestion />
      <ToastRegion />
    </RelayEnvironmentProvider>
  );
}
