import { createContext, use } from 'react';
import { Banner } from '../../ui/Banner.tsx';

/** Whether an admin impersonates the user. Provided by the frame around the screens. */
export const IsImpersonatedContext = createContext(false);

/** Says in advance what an impersonating admin cannot change. The server refuses such changes anyway. */
export const ImpersonationLimit = ({ children }: { children: string }) =>
  use(IsImpersonatedContext) && <Banner tone="blue">{children}</Banner>;
