import type { Subject } from '../../../../domain/basics/vocabulary.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
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

/** What a file stands at, with what decides who sees the file. */
export interface Target {
  customerId: string;
  departmentId: string | null;
  subject: Subject | null;
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
  if (taskId) return taskTarget(reader, taskId);
  if (serviceAgreementId) {
    const agreement = await agreementById(reader, serviceAgreementId);
    if (!agreement) throw notFound('Serviceaftalen findes ikke');
    const { customerId, departmentId } = agreement;
    return { customerId, departmentId, subject: 'AGREEMENTS', isReadOnly: false };
  }
  if (licenseRequestId) {
    const request = await licenseRequestById(reader, licenseRequestId);
    if (!request) throw notFound('Licensanmodningen findes ikke');
    const { customerId, departmentId } = request;
    return { customerId, departmentId, subject: 'LICENSES', isReadOnly: false };
  }
  const document = await documentById(reader, documentId!);
  if (!document) throw notFound('Dokumentet findes ikke');
  const { customerId, departmentId, subject, isFromReseller } = document;
  return { customerId, departmentId, subject, isReadOnly: isFromReseller };
}

async function taskTarget(reader: Reader, id: string): Promise<Target> {
  const task = await taskById(reader, id);
  if (!task) throw notFound('Opgaven findes ikke');
  const [card] = await reader.read(
    sqlBuilder.selectFrom('clip_card').select('department_id as departmentId').where('id', '=', task.clipCardId),
  );
  const departmentId = card?.departmentId ?? null;
  return { customerId: task.customerId, departmentId, subject: 'TASKS', isReadOnly: false };
}
