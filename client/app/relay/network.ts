import { actingCompany, leaveToCompanies } from './company.ts';
import { checkConnection } from './connection.ts';
import { isNotMember, isSessionOver, needsProof, needsSetup, NetworkError, PortalError } from './errors.ts';
import { partialQueries } from './partialQueries.ts';
import { takePrefetchedResult } from './prefetchedQueries.ts';
import { endPreview, previewedUser } from './preview.ts';
import { askForProof } from './proof.ts';
import { sendOperation, type OperationRequest, type OperationResult, type Sender } from './sendOperation.ts';
import { handleSessionEnd, leaveToSetup, sessionToken } from './session.ts';

type Answer = OperationResult & { data: object };

export interface OperationName {
  id: string | null;
  name: string;
}

/**
 * Sends an operation, and rejects with a PortalError for an error of the server, and with a NetworkError when the
 * server cannot be reached. The answer of a query in `partialQueries` may hold errors of fields. An error that says
 * that the session is over also leaves the page for the sign-in, one that says that two-step verification must be set
 * up leaves it for the setup, and one that says that the person is no member of the tab's company leaves it for the
 * person's companies. A preview that is no longer allowed ends. An operation that needs a fresh proof of identity asks
 * for the proof and continues.
 */
export async function executeOperation({ id, name }: OperationName, variables: object): Promise<Answer> {
  const request = { id, operationName: name, variables };
  try {
    return await fetchResult(request);
  } catch (error) {
    // The server has not begun the operation, so it can be sent again.
    if (!needsProof(error) || !(await askForProof())) throw error;
    return fetchResult(request);
  }
}

async function fetchResult(request: OperationRequest): Promise<Answer> {
  const sender = { token: sessionToken(), company: actingCompany(), preview: previewedUser() };
  const result = await send(request, sender);
  const [error] = result.errors ?? [];
  if (!error) return result as Answer;
  const { code = 'INTERNAL', fields, ...more } = error.extensions ?? {};
  const failure = new PortalError(error.message, code, fields, more);
  if (isSessionOver(failure)) handleSessionEnd(sender.token);
  if (sender.preview && request.operationName === FRAME_QUERY && isRefusal(code)) endPreview(PREVIEW_OVER);
  else if (isNotMember(failure)) leaveToCompanies(sender.company);
  if (needsSetup(failure)) leaveToSetup();
  if (result.data && partialQueries.has(request.operationName)) return result as Answer;
  throw failure;
}

/** The query of the frame, which the server refuses only when the preview is over. */
const FRAME_QUERY = 'ShellQuery';
const PREVIEW_OVER = 'Visningen er slut, fordi brugeren eller dine rettigheder er ændret.';

const isRefusal = (code: string) => code === 'FORBIDDEN' || code === 'NOT_FOUND';

async function send(request: OperationRequest, sender: Sender): Promise<OperationResult> {
  try {
    return await (takePrefetchedResult(request, sender) ?? sendOperation(request, sender));
  } catch (error) {
    void checkConnection();
    throw new NetworkError('Serveren kan ikke nås', { cause: error });
  }
}
