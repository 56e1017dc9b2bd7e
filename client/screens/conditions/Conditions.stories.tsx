import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Answers } from '../../samples/answers.ts';
import { sampleCondition } from '../../samples/sample-condition.ts';
import { inApplication, screenParameters } from '../../testing/screen-story.tsx';
import { Conditions } from './Conditions.tsx';

const GET = 'GET /service-conditions/external/api/v1/applications/{uuid}/conditions/external-applicants';
const FILES = 'GET /service-application/api/v1/application/heloc/{uuid}/documents';
const screen = 'conditions' as const;
const answers = (conditions: readonly object[], files: readonly object[] = [], more: Answers = {}): Answers => ({
  [GET]: { data: conditions },
  [FILES]: { data: files },
  ...more,
});
const file = (uuid: string, state: string, reason: string | null = null) => ({
  uuid,
  type: 'SUPPORT',
  state,
  conditionUuid: null,
  label: `${uuid}.pdf`,
  contentType: 'application/pdf',
  bytes: 1,
  pages: 1,
  reason,
  sentAt: '2026-11-20T17:00:00.000Z',
});

const meta = { component: Conditions, decorators: [inApplication] } satisfies Meta<typeof Conditions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Oldest first; one rejected, one answered, one of a category without copy of its own. */
export const Several: Story = {
  parameters: screenParameters({
    screen,
    answers: answers(
      [
        sampleCondition('FOO', { uuid: '3', created: '2026-11-22T10:00:00.000Z' }),
        sampleCondition('HELOC_MANUAL_PAYSTUB_UPLOAD', {
          uuid: '1',
          created: '2026-11-19T10:00:00.000Z',
          requestDocuments: ['USER_UPLOADED_PAYSTUB', 'USER_UPLOADED_PAYSTUB'],
          documents: [{ uuid: 'x', type: 'USER_UPLOADED_PAYSTUB', state: 'REJECTED', reason: 'The second page is missing.' }],
        }),
        sampleCondition('MISSING_PHONE_NUMBER', { uuid: '2', created: '2026-11-20T10:00:00.000Z', requestDocuments: [] }),
        sampleCondition('REVIEW_TRUST_REQUIREMENTS', {
          uuid: '4',
          actionNeeded: false,
          documents: [{ uuid: 'y', type: 'CERTIFICATE_OF_TRUST', state: 'RECEIVED', reason: null }],
        }),
      ],
      [file('trust', 'RECEIVED'), file('deed', 'ACCEPTED')],
    ),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const titles = (await canvas.findAllByRole('link', { name: /: / })).map((link) => link.textContent);
    await expect(titles).toEqual([
      'Upload Documents: Upload your paystubs',
      'Add phone number: Add your phone number',
      'Upload Document: Send us a document',
    ]);
  },
};
export const Empty: Story = { parameters: screenParameters({ screen, answers: answers([]) }) };
export const Ended: Story = {
  parameters: screenParameters({
    screen,
    application: { active: false },
    answers: answers([sampleCondition('GENERIC_DOCUMENT_REQUEST')], [file('deed', 'ACCEPTED')]),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Send us a document')).toBeVisible();
    await expect(within(canvasElement).queryByRole('link', { name: /Upload Document/ })).toBeNull();
  },
};
export const Loading: Story = { parameters: screenParameters({ screen, answers: { [GET]: 'never', [FILES]: 'never' } }) };
export const Offline: Story = { parameters: screenParameters({ screen, answers: { [GET]: 'offline', [FILES]: 'offline' } }) };
