import { TermsDocument } from '../../domain/termsVersions.ts';
import { enumOf } from '../../domain/vocabulary.ts';
import { registerEnum } from '../graphql/registerEnum.ts';

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
