import { fetchQuery } from 'react-relay';
import { redirect, type LoaderFunction, type RouteObject } from 'react-router';
import type { OperationType } from 'relay-runtime';
import { environment } from '../relay/environment.ts';
import { requireSignIn, screen } from '../relay/screen.tsx';
import shellQuery, { type ShellQuery } from './__generated__/ShellQuery.graphql.ts';

/** For the reseller's own people: until it is known that one of them is here, neither the screen nor its data is asked for. */
export function adminScreen<Query extends OperationType>(options: Parameters<typeof screen<Query>>[0]): RouteObject {
  const route = screen<Query>(options);
  const load = route.loader as LoaderFunction;
  const loader: LoaderFunction = async (args, context) => {
    requireSignIn(args);
    const isAdmin = await mayAdminister();
    if (isAdmin === false) throw redirect('/');
    return isAdmin ? load(args, context) : null;
  };
  return { ...route, loader } as RouteObject;
}

/** The frame has asked this already: its answer is waited for, not asked for again. Where it has none, the frame says so. */
const mayAdminister = () =>
  fetchQuery<ShellQuery>(environment(), shellQuery, {}, { fetchPolicy: 'store-or-network' }).toPromise()
    .then((answer) => answer?.viewer.viewerCanAdminister, () => undefined);
