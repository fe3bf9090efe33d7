import type { Reader } from '../../../platform/db/Reader.ts';
import { badInput, notFound } from '../../../platform/errors.ts';
import { licenseRequestById } from '../../sales/licenses/licenseRequest.reads.ts';
import { agreementById } from '../../sales/serviceAgreements/agreement.reads.ts';
import { taskById } from '../tasks/task.reads.ts';
import { documentById } from './document.reads.ts';

export interface TargetIds {
  taskId?: string | null | undefined;
  serviceAgreementId?: string | null | undefined;
  licenseRequestId?: string | null | undefined;
  documentId?: string | null | undefined;
}

/** The thing to which a file is added. */
export interface Target {
  customerId: string;
  /** Whether only the reseller may add files. */
  isReadOnly: boolean;
}

/**
 * Finds the target with the reader's own rights, so that nobody adds a file to what they do not see.
 *
 * @throws AppError NOT_FOUND, also for a thing of another company; BAD_USER_INPUT for none or several targets.
 */
export async function findTarget(reader: Reader, ids: TargetIds): Promise<Target> {
  const { taskId, serviceAgreementId, licenseRequestId, documentId } = ids;
  if ([taskId, serviceAgreementId, licenseRequestId, documentId].filter(Boolean).length !== 1)
    throw badInput({ taskId: 'Vælg ét sted til filen' }, 'REQUIRED');
  if (documentId) {
    const document = await documentById(reader, documentId);
    if (!document) throw notFound('Dokumentet findes ikke');
    return { customerId: document.customerId, isReadOnly: document.isFromReseller };
  }
  const found = await findThing(reader, ids);
  return { customerId: found.customerId, isReadOnly: false };
}

async function findThing(reader: Reader, { taskId, serviceAgreementId, licenseRequestId }: TargetIds) {
  if (taskId) return (await taskById(reader, taskId)) ?? missing('Opgaven findes ikke');
  if (serviceAgreementId)
    return (await agreementById(reader, serviceAgreementId)) ?? missing('Serviceaftalen findes ikke');
  return (await licenseRequestById(reader, licenseRequestId!)) ?? missing('Licensanmodningen findes ikke');
}

function missing(message: string): never {
  throw notFound(message);
}
