import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Answers } from '../../../samples/answers.ts';
import { sampleCondition } from '../../../samples/sample-condition.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { UploadDocument } from './UploadDocument.tsx';

const GET = 'GET /service-conditions/external/api/v1/applications/{uuid}/conditions/external-applicants';
const FILES = 'GET /service-application/api/v1/application/heloc/{uuid}/documents';
const answers = (condition: object, files: readonly object[] = []): Answers => ({ [GET]: { data: [condition] }, [FILES]: { data: files } });
const screen = 'conditions/upload-document' as const;
const query = { conditionUuid: 'c', conditionType: 'UPLOAD', conditionEnum: 'BANK_ACCOUNT_FRAUD_REVIEW' };
const account = { uuid: 'a', mask: '6789', routingNumber: null };
const bank = sampleCondition('BANK_ACCOUNT_FRAUD_REVIEW', { uuid: 'c', requestDocuments: ['BANK_STATEMENT'] });
const file = (state: string, reason: string | null = null) => ({
  uuid: state,
  type: 'BANK_STATEMENT',
  state,
  conditionUuid: 'c',
  label: 'Statement of October.pdf',
  contentType: 'application/pdf',
  bytes: 1,
  pages: 3,
  reason,
  sentAt: '2026-11-20T17:00:00.000Z',
});

const meta = {
  component: UploadDocument,
  decorators: [inApplication],
  parameters: screenParameters({ screen, query, application: { disburseAccount: account }, answers: answers(bank) }),
} satisfies Meta<typeof UploadDocument>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BankStatement: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Upload Bank Verification Documentation' })).toBeVisible();
    await expect(canvas.getByText(/the account ending in 6789/)).toBeVisible();
  },
};
/** Comments of staff replace the description; the file they rejected has the reason. */
export const Rejected: Story = {
  parameters: screenParameters({
    screen,
    query,
    answers: answers({ ...bank, commentsToBorrower: 'The statement is older than 60 days.' }, [
      file('REJECTED', 'The statement is older than 60 days.'),
    ]),
  }),
};
export const Answered: Story = {
  parameters: screenParameters({
    screen,
    query,
    answers: answers({ ...bank, actionNeeded: false, documents: [file('RECEIVED')] }, [file('RECEIVED')]),
  }),
};
export const Closed: Story = {
  parameters: screenParameters({ screen, query: { ...query, conditionUuid: 'gone' }, answers: answers(bank) }),
};
export const Loading: Story = { parameters: screenParameters({ screen, query, answers: { [GET]: 'never' } }) };
