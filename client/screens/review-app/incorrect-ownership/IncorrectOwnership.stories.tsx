import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Answers } from '../../../samples/answers.ts';
import { screenParameters, inApplication } from '../../../testing/screen-story.tsx';
import { sampleCondition } from '../../../samples/sample-condition.ts';
import { sampleApplication } from '../../../samples/sample-application.ts';
import { IncorrectOwnership } from './IncorrectOwnership.tsx';

const GET = 'GET /service-conditions/external/api/v1/applications/{uuid}/conditions/external-applicants';
const PUT = 'PUT /service-application/api/v1/application/heloc/{uuid}/property/ownership';
const screen = 'review-app/incorrect-ownership' as const;
const status = { status: 'OWNERSHIP_REVIEW', decision: 'INITIAL' } as const;
const FILES = 'GET /service-application/api/v1/application/heloc/{uuid}/documents';
const conditions = ['PROPERTY_OWNERSHIP_FRAUD_REVIEW', 'FALSE_OWNERSHIP_TYPE_REVIEW'].map((category) =>
  sampleCondition(category, { requestDocuments: ['DEED'] }),
);
const answers = (more: Answers = {}): Answers => ({ [GET]: { data: conditions }, [PUT]: { data: { version: 11 } }, ...more });

const meta = {
  component: IncorrectOwnership,
  decorators: [inApplication],
  parameters: screenParameters({ screen, status, answers: answers() }),
} satisfies Meta<typeof IncorrectOwnership>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement, pick: boolean, expectedText: RegExp | string): Promise<void> => {
  const canvas = within(canvasElement);
  if (pick) await userEvent.click(await canvas.findByRole('radio', { name: /Joint owner/ }));
  await userEvent.click(await canvas.findByRole('button', { name: /Send to the reviewer/ }));
  await canvas.findByText(expectedText);
};

export const Asking: Story = {};
export const NothingPicked: Story = { play: ({ canvasElement }) => send(canvasElement, false, 'One answer needs a change') };
export const Sent: Story = { play: ({ canvasElement }) => send(canvasElement, true, 'We have your answer') };
export const SentBefore: Story = {
  parameters: screenParameters({
    screen,
    status,
    application: { property: { ...sampleApplication().property, ownership: 'JOINT' } },
    answers: answers(),
  }),
};
export const ConnectionLost: Story = {
  parameters: screenParameters({ screen, status, answers: answers({ [PUT]: 'offline' }) }),
  play: ({ canvasElement }) => send(canvasElement, true, /You seem to be offline/),
};
export const NoConditions: Story = { parameters: screenParameters({ screen, status, answers: answers({ [GET]: { data: [] } }) }) };
export const ConditionsLoading: Story = { parameters: screenParameters({ screen, status, answers: answers({ [GET]: 'never' }) }) };
export const ConditionsMissing: Story = { parameters: screenParameters({ screen, status, answers: answers({ [GET]: 'offline' }) }) };
/** Asked by staff at a later status: the page says what they wrote, and takes the deed. */
export const AskedLater: Story = {
  parameters: screenParameters({
    screen,
    status: { status: 'FINAL_OFFER', decision: 'FINAL' },
    answers: answers({
      [GET]: {
        data: [
          sampleCondition('FALSE_OWNERSHIP_TYPE_REVIEW', {
            requestDocuments: ['DEED'],
            commentsToBorrower: 'Your spouse is on the deed. Send the deed that names you alone.',
          }),
        ],
      },
      [FILES]: { data: [] },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your spouse is on the deed/)).toBeVisible();
    await expect(canvas.queryByText(/another owner of/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Send to the reviewer/ })).toBeNull();
  },
};
