import { createContext, use } from 'react';
import { Banner } from '../../../ui/Banner.tsx';

/** Whether an employee impersonates the user. The frame around the screens provides the value. */
export const IsImpersonatedContext = createContext(false);

/** Shows an impersonating admin a notice of what cannot be changed here. The server refuses such changes anyway. */
export const ImpersonationLimit = ({ children }: { children: string }) =>
  use(IsImpersonatedContext) && <Banner tone="blue">{children}</Banner>;
