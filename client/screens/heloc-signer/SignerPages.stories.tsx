import { signer as paths } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { DOCUMENTS } from '../../parts/electronic/copy.ts';
import { sampleCondition } from '../../samples/sample-condition.ts';
import { inApplication, screenParameters } from '../../testing/screen-story.tsx';
import { Cancelled } from './cancelled/Cancelled.tsx';
import { SignerConditions } from './conditions/SignerConditions.tsx';
import { SignerFiles } from './conditions/SignerFiles.tsx';
import { Documents } from './documents/Documents.tsx';
import { COPY as ENDED } from './cancelled/copy.ts';

const DISCLOSURES = 'GET /service-application/api/v1/application/heloc/{uuid}/disclosures';
const RECORDS = 'GET /service-application/api/v1/application/heloc/{uuid}/electronic-records';
const records = (how: 'ELECTRONIC' | 'PAPER') => ({
  data: {
    how,
    withdrawn: how === 'PAPER',
    version: '2026-01',
    text: 'I agree to receive documents and notices from Hearthline Home Loans, LLC electronically.',
    mailTo: ['Paula Joint', '102 Clear Path Ln', 'Phoenix, AZ 85004'],
  },
});
const CONDITIONS = 'GET /service-conditions/external/api/v1/applications/{uuid}/conditions/external-applicants';
const UPLOADS = 'GET /service-application/api/v1/application/heloc/{uuid}/documents';
const deed = { kind: 'DEED_OF_TRUST', title: 'Deed of Trust', version: '1', sha256: 'a', deliveredAt: '2026-11-20T17:00:00.000Z' };
const ended = (why: 'REFUSED' | 'RESCINDED' | 'OTHER') =>
  screenParameters({ signer: { next: 'CANCELLED', status: 'CANCELLED', active: false, ended: why }, path: paths.cancelled() });

const meta = { decorators: [inApplication] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const YourDocuments: Story = {
  render: () => <Documents />,
  parameters: screenParameters({
    signer: { next: 'SIGN' },
    path: paths.documents(),
    answers: { [DISCLOSURES]: { data: { documents: [deed], consentNeeded: null } }, [RECORDS]: records('ELECTRONIC') },
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /Deed of Trust/ });
    await userEvent.click(await canvas.findByRole('button', { name: DOCUMENTS.withdraw }));
    await within(document.body).findByRole('dialog', { name: DOCUMENTS.withdrawTitle });
  },
};
/** The consent is withdrawn: where letters go, and how to give it again. */
export const DocumentsByMail: Story = {
  render: () => <Documents />,
  parameters: screenParameters({
    signer: { next: 'DONE', status: 'RESCISSION' },
    path: paths.documents(),
    answers: { [DISCLOSURES]: { data: { documents: [deed], consentNeeded: null } }, [RECORDS]: records('PAPER') },
  }),
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: DOCUMENTS.give })),
};
export const NoDocuments: Story = {
  render: () => <Documents />,
  parameters: screenParameters({
    signer: { next: 'IDENTITY' },
    path: paths.documents(),
    answers: { [DISCLOSURES]: { data: { documents: [], consentNeeded: null } }, [RECORDS]: records('ELECTRONIC') },
  }),
};
export const Refused: Story = {
  render: () => <Cancelled />,
  parameters: ended('REFUSED'),
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: ENDED.REFUSED.title })),
};
export const Rescinded: Story = { render: () => <Cancelled />, parameters: ended('RESCINDED') };
export const Ended: Story = { render: () => <Cancelled />, parameters: ended('OTHER') };
export const Asked: Story = {
  render: () => <SignerConditions />,
  parameters: screenParameters({
    signer: { next: 'IDENTITY' },
    path: paths.condition('dashboard'),
    answers: { [CONDITIONS]: { data: [sampleCondition('ID_VERIFICATION_FAILURE'), sampleCondition('GENERIC_DOCUMENT_REQUEST')] } },
  }),
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: /^Re-upload your ID/ })),
};
export const NothingAsked: Story = {
  render: () => <SignerConditions />,
  parameters: screenParameters({ signer: { next: 'SIGN' }, path: paths.condition('dashboard'), answers: { [CONDITIONS]: { data: [] } } }),
};
export const Files: Story = {
  render: () => <SignerFiles />,
  parameters: screenParameters({
    signer: { next: 'SIGN' },
    path: paths.condition('upload-document', { conditionUuid: sampleCondition('GENERIC_DOCUMENT_REQUEST').uuid }),
    answers: { [CONDITIONS]: { data: [sampleCondition('GENERIC_DOCUMENT_REQUEST')] }, [UPLOADS]: { data: [] } },
  }),
};
