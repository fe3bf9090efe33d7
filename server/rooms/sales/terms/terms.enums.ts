import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { TermsDocument } from '../../../../domain/sales/termsVersions.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';

export const TermsDocumentEnum = enumOf(TermsDocument);

registerEnum(
  TermsDocumentEnum,
  'TermsDocument',
  'A text that holds between the reseller and its customers, in versions.',
  {
    SERVICE_AGREEMENT: 'Terms of service agreements.',
    CLIP_CARD: 'Terms of clip cards.',
    LICENSE: 'Terms of licences.',
    PRIVACY: 'The privacy policy.',
  },
);
