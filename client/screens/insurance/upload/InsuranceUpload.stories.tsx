import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Answers } from '../../../samples/answers.ts';
import { sampleInsurance } from '../../../samples/sample-insurance.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { GAPS, INSURANCE } from '../copy.ts';
import { COPY } from './copy.ts';
import { InsuranceUpload } from './InsuranceUpload.tsx';

const ROOT = '/service-application/api/v1/application/heloc/{uuid}';
const GET = `GET ${ROOT}/insurance`;
const PUT = `PUT ${ROOT}/insurance`;
const sample = sampleInsurance();
const required = sample.required ?? { dwelling: 0, line: 0, seniorLiens: 0, value: 0, flood: null, after: '' };
const given = {
  carrier: 'Dry Creek Mutual',
  policyNumber: 'DC-1',
  dwellingCoverage: 90_000,
  effective: '2026-01-01',
  expires: '2026-12-01',
};
const story = (more: Answers = {}, closingDisclosure: 'INITIAL' | 'COMPLETE' = 'COMPLETE') =>
  screenParameters({
    screen: 'insurance/upload',
    status: { status: 'TRUST_AND_INSURANCE', closingDisclosure },
    answers: {
      [GET]: { data: sample },
      [`GET ${ROOT}/documents`]: { data: [] },
      [PUT]: { data: { version: 11, accepted: true, gaps: [] } },
      ...more,
    },
  });

const meta = { component: InsuranceUpload, decorators: [inApplication], parameters: story() } satisfies Meta<typeof InsuranceUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
async function type(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByLabelText(COPY.carrier), given.carrier);
  await userEvent.type(canvas.getByLabelText(COPY.policyNumber), given.policyNumber);
  await userEvent.type(canvas.getByLabelText(COPY.dwellingCoverage), '90000');
  for (const [name, digits] of [
    [COPY.effective, '01012026'],
    [COPY.expires, '12012026'],
  ] as const) {
    await userEvent.click(within(canvas.getByRole('group', { name })).getByRole('textbox', { name: 'Month' }));
    await userEvent.keyboard(digits);
  }
  await userEvent.click(canvas.getByRole('button', { name: COPY.submit }));
}

export const Asking: Story = {};
export const Empty: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: COPY.submit }));
    await expect(within(await canvas.findByRole('group', { name: /need(s)? a change/ })).getAllByRole('link')).toHaveLength(5);
  },
};
/** The answer to what was sent: each gap beside the field it is about, and what was typed is still there. */
export const NotEnough: Story = {
  parameters: story({ [PUT]: { data: { version: 11, accepted: false, gaps: ['COVERAGE_TOO_LOW', 'EXPIRES_SOON'] } } }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await type(canvas);
    await canvas.findByRole('group', { name: /need(s)? a change/ });
    await expect(canvas.getByLabelText(COPY.dwellingCoverage)).toBeInvalid();
    await expect(canvas.getByLabelText(COPY.dwellingCoverage)).toHaveAccessibleDescription(
      new RegExp(GAPS.COVERAGE_TOO_LOW(required).replace('$', String.raw`\$`)),
    );
    await expect(canvas.getByLabelText(COPY.carrier)).toHaveValue(given.carrier);
  },
};
/** Later, or on another device: what was given, and why it was not enough. */
export const Rejected: Story = {
  parameters: story({ [GET]: { data: sampleInsurance({ given, accepted: false, gaps: ['COVERAGE_TOO_LOW', 'EXPIRES_SOON'] }) } }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText(COPY.rejected);
    await expect(canvas.getByLabelText(COPY.dwellingCoverage)).toHaveValue('90,000');
  },
};
export const FloodZone: Story = {
  parameters: story(
    { [GET]: { data: sampleInsurance({ floodZone: 'AE', floodNotice: 'NOTICE_GIVEN', required: { ...required, flood: 211_919 } }) } },
    'INITIAL',
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByLabelText(COPY.floodCoverage);
    await canvas.findByRole('button', { name: INSURANCE.noticeReceived });
    // before the signing: what follows the policy is the signing
    await canvas.findByText('You sign your documents');
  },
};
export const OwnedByTrust: Story = {
  parameters: story({ [GET]: { data: sampleInsurance({ accepted: true, given, trust: 'CERTIFICATE_NEEDED' }) } }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText(COPY.accepted);
    await canvas.findByRole('link', { name: INSURANCE.toConditions });
    await canvas.findByRole('button', { name: COPY.goOn });
  },
};
export const ConnectionLost: Story = {
  parameters: story({ [PUT]: 'offline' }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await type(canvas);
    await canvas.findByText(/You seem to be offline/);
  },
};
export const Loading: Story = { parameters: story({ [GET]: 'never' }) };
export const Offline: Story = { parameters: story({ [GET]: 'offline' }) };
