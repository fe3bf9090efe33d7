import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '../../../domain/basics/formatCount.ts';
import { labelOf, Plan } from '../../../domain/basics/vocabulary.ts';
import { FilesDialog } from '../../parts/files/fileDialogs.ts';
import { IconButton } from '../../ui/Button.tsx';
import type { RequestFiles_request$key } from '#relay/RequestFiles_request.graphql';

const requestFragment = graphql`
  fragment RequestFiles_request on LicenseRequest {
    id
    licenseType
    requestedLicenses
  }
`;

/** A button that opens the files of an order, such as the signed order form. */
export function RequestFiles({ request }: { request: RequestFiles_request$key }) {
  const { id, licenseType, requestedLicenses } = useFragment(requestFragment, request);
  const [isOpen, setOpen] = useState(false);
  const title = `Filer til ${formatCount(requestedLicenses)} ${labelOf(Plan, licenseType)}`;
  return (
    <>
      <IconButton label={title} size="small" onPress={() => setOpen(true)}>
        <Paperclip aria-hidden />
      </IconButton>
      {isOpen && <FilesDialog title={title} id={id} place={{ licenseRequestId: id }} onClose={() => setOpen(false)} />}
    </>
  );
}
